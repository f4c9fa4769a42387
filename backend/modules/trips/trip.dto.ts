import { IsIn, IsOptional } from 'class-validator';
import { MAX_REASON_LENGTH } from '../../contract/limits.js';
import { TRIP_STATUSES, type TripStatus } from '../../contract/rentals/rentals.js';
import { RefuseUnknown } from '../../platform/http/validation.js';
import { IsPlainText } from '../../platform/http/validators.js';
import type { TripRequest } from './move-trip.js';

@RefuseUnknown()
export class TripDto implements TripRequest {
  /** @example ON_TRIP */
  @IsIn(TRIP_STATUSES, { message: `The status must be one of ${TRIP_STATUSES.join(', ')}.` })
  status: TripStatus;

  /**
   * Internal note.
   * @example "Three calls were not answered."
   */
  @IsOptional()
  @IsPlainText(`Enter a reason of at most ${MAX_REASON_LENGTH} characters.`, { max: MAX_REASON_LENGTH })
  reason?: string;
}
