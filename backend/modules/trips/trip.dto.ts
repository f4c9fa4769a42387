import { applyDecorators } from '@nestjs/common';
import { IsBoolean, IsIn, IsInt, Max, Min } from 'class-validator';
import { MAX_ODOMETER_KM, MAX_REASON_LENGTH } from '../../contract/limits.js';
import { messageOf } from '../../contract/messages/message.js';
import { rentalsMessages } from '../../contract/messages/rentals.messages.js';
import { NO_SHOW_CAUSES, type NoShowCause } from '../../contract/rentals/causes.js';
import type { ReadingCorrection } from '../../contract/rentals/console-rental.js';
import { EARLY_ENDS, type EarlyEnd } from '../../contract/rentals/kept-fare.rules.js';
import { TRIP_STATUSES, type TripStatus } from '../../contract/rentals/rentals.js';
import { RefuseUnknown } from '../../platform/http/validation.js';
import { IsInstant, IsPlainText, IsRowId, MayBeAbsent } from '../../platform/http/validators.js';
import type { TripRequest } from './move-trip.js';

@RefuseUnknown()
export class TripDto implements TripRequest {
  /** @example ON_TRIP */
  @IsIn(TRIP_STATUSES, { message: `The status must be one of ${TRIP_STATUSES.join(', ')}.` })
  status: TripStatus;

  /**
   * Why the car was not handed over, for NO_SHOW.
   * @example NO_LICENCE
   */
  @MayBeAbsent()
  @IsIn(NO_SHOW_CAUSES, { message: `The cause must be one of ${NO_SHOW_CAUSES.join(', ')}.` })
  cause?: NoShowCause;

  /**
   * Who ends the trip before its return time, for RETURNED. Without it the fare does not change.
   * @example OPERATOR
   */
  @MayBeAbsent()
  @IsIn(EARLY_ENDS, { message: `Who ends it early must be one of ${EARLY_ENDS.join(', ')}.` })
  early?: EarlyEnd;

  /**
   * True to hand over although money is owed, for ON_TRIP.
   * @example true
   */
  @MayBeAbsent()
  @IsBoolean({ message: 'Send true or false.' })
  allowBalance?: boolean;

  /**
   * Internal note; required for ON_TRIP and RETURNED.
   * @example "Three calls were not answered."
   */
  @MayBeAbsent()
  @IsPlainText(`Enter a reason of at most ${MAX_REASON_LENGTH} characters.`, { max: MAX_REASON_LENGTH })
  reason?: string;
}

const ODOMETER = { message: `The odometer must be a whole number from 0 to ${MAX_ODOMETER_KM}.` };
const TIME = 'Send the time in UTC, such as 2026-11-20T08:15:00.000Z.';

const Odometer = (): PropertyDecorator =>
  applyDecorators(IsInt(ODOMETER), Min(0, ODOMETER), Max(MAX_ODOMETER_KM, ODOMETER));

@RefuseUnknown()
export class ReadingCorrectionDto implements ReadingCorrection {
  /** @example 41 */
  @IsRowId('The change must be one of the events of the rental.')
  moveId: number;

  /**
   * Kilometres.
   * @example 45210
   */
  @Odometer()
  odometer: number;

  /**
   * Internal note.
   * @example "9 in place of 4"
   */
  @IsPlainText(messageOf(rentalsMessages, 'noteText', { max: MAX_REASON_LENGTH }), {
    min: 3,
    max: MAX_REASON_LENGTH,
  })
  reason: string;
}

@RefuseUnknown()
export class TripRecordDto {
  /** @example 2026-11-20T06:30:00.000Z */
  @IsInstant(TIME)
  pickedUpAt: string;

  /**
   * Absent or null while the customer still has the car.
   * @example 2026-11-22T06:30:00.000Z
   */
  @MayBeAbsent()
  @IsInstant(TIME)
  returnedAt?: string;

  /**
   * Kilometres.
   * @example 45210
   */
  @MayBeAbsent()
  @Odometer()
  pickupOdometer?: number;

  /** @example 45480 */
  @MayBeAbsent()
  @Odometer()
  returnOdometer?: number;

  /**
   * True if staff checked an odometer that rose by more than `odometerJumpKm` a day.
   * @example true
   */
  @MayBeAbsent()
  @IsBoolean({ message: 'Send true or false.' })
  confirmed?: boolean;

  /**
   * Internal note.
   * @example "Handed over while the network was down."
   */
  @IsPlainText(messageOf(rentalsMessages, 'noteText', { max: MAX_REASON_LENGTH }), {
    min: 3,
    max: MAX_REASON_LENGTH,
  })
  note: string;
}
