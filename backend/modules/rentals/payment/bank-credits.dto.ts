import { IsIn } from 'class-validator';
import { MAX_REASON_LENGTH, MIN_REASON_LENGTH } from '../../../contract/limits.js';
import { messageOf } from '../../../contract/messages/message.js';
import { officeMessages } from '../../../contract/messages/office.messages.js';
import type { RentalAction } from '../../../contract/rentals/fare.js';
import { RefuseUnknown } from '../../../platform/http/validation.js';
import { IsPlainText, IsRowId, MayBeAbsent } from '../../../platform/http/validators.js';
import { RENTAL } from './payment-corrections.dto.js';
import type { BankCredit } from './record-bank-credit.js';

@RefuseUnknown()
export class BankCreditDto implements BankCredit {
  /**
   * The customer who sent the money.
   * @example 12
   */
  @IsRowId('The customer ID must be the number of a customer.')
  customerId: number;

  /**
   * The booking or reservation that the money is for.
   * @example 17
   */
  @MayBeAbsent()
  @IsRowId(RENTAL)
  rentalId?: number;

  /**
   * The type of the next rental that can claim the payment. Ignored if `rentalId` is given.
   * @example book
   */
  @MayBeAbsent()
  @IsIn(['book', 'reserve'], { message: 'The type must be book or reserve.' })
  type?: RentalAction;

  /**
   * For the audit.
   * @example "The customer showed the receipt of the transfer"
   */
  @IsPlainText(messageOf(officeMessages, 'reasonText', { max: MAX_REASON_LENGTH }), {
    max: MAX_REASON_LENGTH,
    min: MIN_REASON_LENGTH,
  })
  reason: string;
}
