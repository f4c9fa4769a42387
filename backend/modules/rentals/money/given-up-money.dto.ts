import { MAX_REASON_LENGTH } from '../../../contract/limits.js';
import { messageOf } from '../../../contract/messages/message.js';
import { officeMessages } from '../../../contract/messages/office.messages.js';
import { paymentsMessages } from '../../../contract/messages/payments.messages.js';
import type { Rupees } from '../../../contract/money.js';
import { RefuseUnknown } from '../../../platform/http/validation.js';
import { IsPlainText, IsRowId, MayBeAbsent } from '../../../platform/http/validators.js';
import { IsAmount } from '../../payments/index.js';
import type { AmountGivenUp } from './give-up-money.js';

@RefuseUnknown()
export class AmountGivenUpDto implements AmountGivenUp {
  /** @example 500 */
  @IsAmount(messageOf(paymentsMessages, 'amountGivenUp'), 0.01)
  amount: Rupees;

  /**
   * For our records.
   * @example "The air conditioning did not work."
   */
  @IsPlainText(messageOf(officeMessages, 'reasonText', { max: MAX_REASON_LENGTH }), {
    max: MAX_REASON_LENGTH,
    min: 3,
  })
  reason: string;
}

@RefuseUnknown()
export class WaiverDto extends AmountGivenUpDto {
  /**
   * The line of a final settlement to waive, up to its remaining amount; without a line, up to the charges outside settlements.
   * @example 12
   */
  @MayBeAbsent()
  @IsRowId('The line must be the number of a line of a settlement.')
  lineId?: number;
}
