import { IsIn } from 'class-validator';
import { CAR_REFUSAL_ACTS, type CarRefusalAct } from '../../../contract/rentals/car-refusals.js';
import { RefuseUnknown } from '../../../platform/http/validation.js';

@RefuseUnknown()
export class SettleRefusalDto {
  /**
   * ACCEPT accepts the car after all; CANCEL ends the rental if staff have not answered in time.
   * @example ACCEPT
   */
  @IsIn(CAR_REFUSAL_ACTS, { message: 'The act must be ACCEPT or CANCEL.' })
  act: CarRefusalAct;
}
