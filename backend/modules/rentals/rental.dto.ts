import { IsIn, IsNumber, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { MAX_REASON_LENGTH } from '../../contract/limits.js';
import { messageOf } from '../../contract/messages/message.js';
import { rentalsMessages } from '../../contract/messages/rentals.messages.js';
import type { Rupees } from '../../contract/money.js';
import type { RentalRequest } from '../../contract/rentals/rentals.js';
import { RefuseUnknown } from '../../platform/http/validation.js';
import { IsPlainText, MayBeAbsent } from '../../platform/http/validators.js';
import { RentalWindowDto } from '../calendar/index.js';

const MAX_TOTAL = 20_000_000;

export class RentalDto extends RentalWindowDto implements RentalRequest {
  /**
   * Rupees. Refused with 1016 if the fare differs.
   * @example 3999
   */
  @MayBeAbsent()
  @IsNumber(
    { maxDecimalPlaces: 2, allowNaN: false, allowInfinity: false },
    { message: 'The expected total must be an amount in rupees.' },
  )
  @Min(0, { message: 'The expected total must be an amount in rupees.' })
  @Max(MAX_TOTAL, { message: 'The expected total must be an amount in rupees.' })
  expectedTotal?: Rupees;

  /**
   * The termsVersion of the settings or of the hold. Refused with 1016 if the charges or the cancellation policy differ.
   * @example mJ2rX0_4kQd8bTfA
   */
  @MayBeAbsent()
  @IsString({ message: 'The expected terms must be a termsVersion.' })
  @MaxLength(64, { message: 'The expected terms must be a termsVersion.' })
  expectedTerms?: string;

  /**
   * Informative: the caller's live hold of the car is used with or without it.
   * @example 7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11
   */
  @MayBeAbsent()
  @IsUUID(undefined, { message: 'The hold ID must be the one that placing the hold returned.' })
  holdId?: string;
}

@RefuseUnknown()
export class BookingDecisionDto {
  /** @example DECLINED */
  @IsIn(['DECLINED'], { message: 'A booking is confirmed automatically; the decision must be DECLINED.' })
  decision: 'DECLINED';

  /**
   * Sent to the customer.
   * @example "We could not find the payment."
   */
  @IsPlainText(messageOf(rentalsMessages, 'declineReason', { max: MAX_REASON_LENGTH }), {
    max: MAX_REASON_LENGTH,
  })
  reason: string;
}

@RefuseUnknown()
export class ReservationDecisionDto {
  /** @example CONFIRMED */
  @IsIn(['CONFIRMED', 'DECLINED'], { message: 'The decision must be CONFIRMED or DECLINED.' })
  decision: 'CONFIRMED' | 'DECLINED';

  /**
   * Required for DECLINED.
   * @example "The car is in the workshop."
   */
  @MayBeAbsent()
  @IsPlainText(`Enter a reason of at most ${MAX_REASON_LENGTH} characters.`, { max: MAX_REASON_LENGTH })
  reason?: string;
}
