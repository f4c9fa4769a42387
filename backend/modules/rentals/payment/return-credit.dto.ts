import { MAX_REASON_LENGTH, MIN_REASON_LENGTH } from '../../../contract/limits.js';
import { messageOf } from '../../../contract/messages/message.js';
import { officeMessages } from '../../../contract/messages/office.messages.js';
import { refundsMessages } from '../../../contract/messages/refunds.messages.js';
import type { Rupees } from '../../../contract/money.js';
import { RefuseUnknown } from '../../../platform/http/validation.js';
import { IsPlainText } from '../../../platform/http/validators.js';
import { IsAmount } from '../../payments/index.js';

@RefuseUnknown()
export class OwnCreditDto {
  /**
   * Rupees; at most the credit.
   * @example 100
   */
  @IsAmount(messageOf(refundsMessages, 'amount'), 0.01)
  amount: Rupees;
}

@RefuseUnknown()
export class CreditDto extends OwnCreditDto {
  /**
   * For the audit.
   * @example "The customer asked on the phone"
   */
  @IsPlainText(messageOf(officeMessages, 'reasonText', { max: MAX_REASON_LENGTH }), {
    max: MAX_REASON_LENGTH,
    min: MIN_REASON_LENGTH,
  })
  reason: string;
}
