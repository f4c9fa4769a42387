import { IsNumber, Max, Min } from 'class-validator';
import { MAX_REASON_LENGTH } from '../../../contract/limits.js';
import { messageOf } from '../../../contract/messages/message.js';
import { officeMessages } from '../../../contract/messages/office.messages.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import type { Rupees } from '../../../contract/money.js';
import type { CancellationRequest } from '../../../contract/rentals/cancellation.rules.js';
import { RefuseUnknown } from '../../../platform/http/validation.js';
import { IsPlainText, MayBeAbsent } from '../../../platform/http/validators.js';

const MAX_REFUND = 20_000_000;
const RUPEES = 'The expected refund must be an amount in rupees.';

@RefuseUnknown()
export class CancellationDto implements CancellationRequest {
  /**
   * Internal note.
   * @example "Our plans have changed."
   */
  @MayBeAbsent()
  @IsPlainText(messageOf(officeMessages, 'reasonText', { max: MAX_REASON_LENGTH }), {
    max: MAX_REASON_LENGTH,
    min: 0,
  })
  reason?: string;

  /**
   * Rupees. Refused with 1016 and the new preview if the refund differs.
   * @example 3999
   */
  @MayBeAbsent()
  @IsNumber({ maxDecimalPlaces: 2, allowNaN: false, allowInfinity: false }, { message: RUPEES })
  @Min(0, { message: RUPEES })
  @Max(MAX_REFUND, { message: RUPEES })
  expectedRefund?: Rupees;
}

@RefuseUnknown()
export class StaffCancellationDto {
  /**
   * Sent to the customer.
   * @example "The car is in the workshop."
   */
  @IsPlainText(messageOf(rentalsMessages, 'cancelReason', { max: MAX_REASON_LENGTH }), {
    max: MAX_REASON_LENGTH,
  })
  reason: string;
}
