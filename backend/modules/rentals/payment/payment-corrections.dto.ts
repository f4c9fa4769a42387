import { IsBoolean } from 'class-validator';
import { MAX_REASON_LENGTH, MIN_REASON_LENGTH } from '../../../contract/limits.js';
import { messageOf } from '../../../contract/messages/message.js';
import { officeMessages } from '../../../contract/messages/office.messages.js';
import type { Rupees } from '../../../contract/money.js';
import { RefuseUnknown } from '../../../platform/http/validation.js';
import { IsPlainText, IsRowId, IsVersion, MayBeAbsent } from '../../../platform/http/validators.js';
import { type AmountCorrection, IsReceivedAmount, OwnPaymentDto } from '../../payments/index.js';
import type { Attachment } from './attach-payment.js';
import type { Reopening } from './reopen-payment.js';

export const RENTAL = 'The rental ID must be the number of a booking or reservation.';

@RefuseUnknown()
export class CorrectionDto {
  /**
   * For the audit.
   * @example "The transfer arrived a day later."
   */
  @IsPlainText(messageOf(officeMessages, 'reasonText', { max: MAX_REASON_LENGTH }), {
    max: MAX_REASON_LENGTH,
    min: MIN_REASON_LENGTH,
  })
  reason: string;

  /**
   * Version of the reviewed payment. Refused if the payment has changed since.
   * @example 2
   */
  @IsVersion('payment')
  version: number;
}

@RefuseUnknown()
export class ReopeningDto extends CorrectionDto implements Reopening {
  /**
   * Restores an expired rental, if its car is still free.
   * @example false
   */
  @MayBeAbsent()
  @IsBoolean({ message: 'Restore must be true or false.' })
  restore?: boolean;
}

@RefuseUnknown()
export class AmountDto extends CorrectionDto implements AmountCorrection {
  /**
   * The amount on the bank statement, in rupees.
   * @example 1990
   */
  @IsReceivedAmount()
  receivedAmount: Rupees;
}

@RefuseUnknown()
export class AttachmentDto extends CorrectionDto implements Attachment {
  /**
   * The booking or reservation that the payment is for.
   * @example 17
   */
  @IsRowId(RENTAL)
  rentalId: number;
}

@RefuseUnknown()
export class OwnAttachmentDto extends OwnPaymentDto {
  /**
   * The reference of the booking or reservation.
   * @example K7MPQ2XW9T
   */
  @IsPlainText('The reference must be that of a booking or reservation.', { max: 20, min: 1 })
  reference: string;
}
