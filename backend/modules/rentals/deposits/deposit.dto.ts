import { MAX_REASON_LENGTH } from '../../../contract/limits.js';
import { depositsMessages } from '../../../contract/messages/deposits.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { officeMessages } from '../../../contract/messages/office.messages.js';
import type { Rupees } from '../../../contract/money.js';
import type { DepositRequest } from '../../../contract/rentals/deposits.js';
import { RefuseUnknown } from '../../../platform/http/validation.js';
import { IsPlainText, IsRowId, IsVersion } from '../../../platform/http/validators.js';
import { IsAmount } from '../../payments/index.js';

@RefuseUnknown()
export class DepositDto implements DepositRequest {
  /**
   * 0 for no deposit.
   * @example 1000
   */
  @IsAmount(messageOf(depositsMessages, 'amount'), 0)
  required: Rupees;

  /**
   * For our records.
   * @example "A regular customer."
   */
  @IsPlainText(messageOf(officeMessages, 'reasonText', { max: MAX_REASON_LENGTH }), {
    max: MAX_REASON_LENGTH,
    min: 3,
  })
  reason: string;
}

@RefuseUnknown()
export class CashDepositDto {
  /** @example 12 */
  @IsRowId('The refund ID must be the number of a refund.')
  refundId: number;

  /**
   * The version of the refund on the screen.
   * @example 1
   */
  @IsVersion('refund')
  version: number;
}
