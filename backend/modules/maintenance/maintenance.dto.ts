import { IsBoolean, IsIn, IsInt, IsNumber, Max, Min, ValidateIf } from 'class-validator';
import type { BlockRequest } from '../../contract/fleet/console-fleet.js';
import {
  COST_BEARERS,
  type CostBearer,
  MAINTENANCE_KINDS,
  type MaintenanceCompletion,
  type MaintenanceJobRequest,
  type MaintenanceKind,
  type MaintenancePlanRequest,
  MAX_EVERY_DAYS,
  MAX_EVERY_KM,
  MAX_MAINTENANCE_COST,
  type OdometerCorrection,
} from '../../contract/fleet/maintenance.js';
import { MAX_ODOMETER_KM, MAX_REASON_LENGTH } from '../../contract/limits.js';
import { maintenanceMessages } from '../../contract/messages/maintenance.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { Rupees } from '../../contract/money.js';
import { RefuseUnknown } from '../../platform/http/validation.js';
import { IsCalendarDay, IsHalfHour, IsPlainText, MayBeAbsent } from '../../platform/http/validators.js';

const isGiven = (_: unknown, value: unknown): boolean => value !== null;
const KM = { message: `The odometer must be a whole number from 0 to ${MAX_ODOMETER_KM}.` };
const EVERY_KM = { message: `Send kilometres from 1 to ${MAX_EVERY_KM}, or null.` };
const EVERY_DAYS = { message: `Send days from 1 to ${MAX_EVERY_DAYS}, or null.` };
const COST = { message: `The cost must be an amount from 0 to ${MAX_MAINTENANCE_COST} rupees.` };
const DAY = 'Choose the day (yyyy-MM-dd).';
const TIME = 'Give the time as HH:mm on the half hour.';

@RefuseUnknown()
export class MaintenancePlanDto implements MaintenancePlanRequest {
  /** @example 10000 */
  @ValidateIf(isGiven)
  @IsInt(EVERY_KM)
  @Min(1, EVERY_KM)
  @Max(MAX_EVERY_KM, EVERY_KM)
  everyKm: number | null;

  /** @example 365 */
  @ValidateIf(isGiven)
  @IsInt(EVERY_DAYS)
  @Min(1, EVERY_DAYS)
  @Max(MAX_EVERY_DAYS, EVERY_DAYS)
  everyDays: number | null;

  /** @example 40210 */
  @ValidateIf(isGiven)
  @IsInt(KM)
  @Min(0, KM)
  @Max(MAX_ODOMETER_KM, KM)
  doneKm: number | null;

  /** @example 2026-03-14 */
  @ValidateIf(isGiven)
  @IsCalendarDay(DAY)
  doneOn: string | null;

  /** @example true */
  @MayBeAbsent()
  @IsBoolean({ message: 'Answer true or false.' })
  blocksHandover?: boolean;
}

@RefuseUnknown()
export class MaintenanceJobDto implements MaintenanceJobRequest {
  /** @example SERVICE */
  @IsIn(MAINTENANCE_KINDS, { message: `The kind must be one of ${MAINTENANCE_KINDS.join(', ')}.` })
  kind: MaintenanceKind;

  /** @example "Yearly service at the dealer" */
  @IsPlainText(messageOf(maintenanceMessages, 'text', { max: MAX_REASON_LENGTH }), { max: MAX_REASON_LENGTH })
  text: string;
}

@RefuseUnknown()
export class MaintenanceStartDto implements Omit<BlockRequest, 'carId' | 'reason'> {
  /** @example 2026-12-24 */
  @IsCalendarDay(DAY)
  fromDate: string;

  /** @example 09:00 */
  @IsHalfHour(TIME)
  fromTime: string;

  /** @example 2026-12-24 */
  @IsCalendarDay(DAY)
  toDate: string;

  /** @example 18:00 */
  @IsHalfHour(TIME)
  toTime: string;
}

@RefuseUnknown()
export class MaintenanceCompletionDto implements MaintenanceCompletion {
  /** @example 2026-11-28 */
  @IsCalendarDay(DAY)
  doneOn: string;

  /** @example 50120 */
  @IsInt(KM)
  @Min(0, KM)
  @Max(MAX_ODOMETER_KM, KM)
  odometer: number;

  /**
   * Rupees. Only admins may send it.
   * @example 4199
   */
  @MayBeAbsent()
  @IsNumber({ maxDecimalPlaces: 2 }, COST)
  @Min(0, COST)
  @Max(MAX_MAINTENANCE_COST, COST)
  cost?: Rupees | null;

  /**
   * Required with a cost.
   * @example US
   */
  @MayBeAbsent()
  @IsIn(COST_BEARERS, { message: `Who pays must be one of ${COST_BEARERS.join(', ')}.` })
  paidBy?: CostBearer | null;

  /**
   * True if staff checked an odometer that rose by more than `odometerJumpKm` a day.
   * @example true
   */
  @MayBeAbsent()
  @IsBoolean({ message: 'Send true or false.' })
  confirmed?: boolean;
}

@RefuseUnknown()
export class OdometerCorrectionDto implements OdometerCorrection {
  /** @example 50120 */
  @IsInt(KM)
  @Min(0, KM)
  @Max(MAX_ODOMETER_KM, KM)
  odometer: number;

  /** @example "One zero too many" */
  @IsPlainText(`Enter a reason of at most ${MAX_REASON_LENGTH} characters.`, { max: MAX_REASON_LENGTH })
  reason: string;
}
