import { addDays, type Day } from '../calendar.js';
import type { Rupees } from '../money.js';

export const MAINTENANCE_KINDS = ['SERVICE', 'OIL', 'TYRES', 'BRAKES', 'BATTERY', 'OTHER'] as const;
export type MaintenanceKind = (typeof MAINTENANCE_KINDS)[number];

export const MAINTENANCE_STATES = ['OK', 'DUE_SOON', 'OVERDUE'] as const;
export type MaintenanceState = (typeof MAINTENANCE_STATES)[number];

/** IN_WORK: the car is blocked for the job. */
export const MAINTENANCE_JOB_STATES = ['PLANNED', 'IN_WORK', 'DONE'] as const;
export type MaintenanceJobState = (typeof MAINTENANCE_JOB_STATES)[number];

export const COST_BEARERS = ['US', 'OWNER'] as const;
export type CostBearer = (typeof COST_BEARERS)[number];

/** A plan is due soon from this distance before its limit. */
export const DUE_SOON_KM = 500;
export const DUE_SOON_DAYS = 14;
export const MAX_EVERY_KM = 200_000;
export const MAX_EVERY_DAYS = 3_650;
export const MAX_MAINTENANCE_COST = 10_000_000;

/** The limits of a plan. */
export class MaintenanceLimits {
  /**
   * Kilometres from one service to the next; null without this limit.
   * @example 10000
   */
  everyKm: number | null;
  /**
   * Days from one service to the next; null without this limit.
   * @example 365
   */
  everyDays: number | null;
  /**
   * The odometer at the last service; needed for `everyKm`.
   * @example 40210
   */
  doneKm: number | null;
  /**
   * The day of the last service; needed for `everyDays`.
   * @example 2026-03-14
   */
  doneOn: Day | null;
}

/** `PUT /console/cars/{id}/maintenance/plans/{kind}` */
export class MaintenancePlanRequest extends MaintenanceLimits {
  /**
   * Refuse the handover of the car while the plan is overdue; false if absent.
   * @example false
   */
  blocksHandover?: boolean;
}

/** Maintenance that a car needs regularly. */
export class MaintenancePlan extends MaintenanceLimits {
  /** @example SERVICE */
  kind: MaintenanceKind;
  /** @example false */
  blocksHandover: boolean;
  /**
   * The last odometer reading that is not overdue; null without this limit.
   * @example 50210
   */
  dueKm: number | null;
  /**
   * The last day that is not overdue; null without this limit.
   * @example 2027-03-14
   */
  dueOn: Day | null;
  /** @example DUE_SOON */
  state: MaintenanceState;
}

/** One visit to a workshop. */
export class MaintenanceJob {
  /** @example 12 */
  id: number;
  /** @example SERVICE */
  kind: MaintenanceKind;
  /** @example "Yearly service at the dealer" */
  text: string;
  /** @example PLANNED */
  state: MaintenanceJobState;
  /**
   * Null until it is done.
   * @example null or 2026-11-28
   */
  doneOn: Day | null;
  /**
   * Kilometres; null until it is done.
   * @example null
   */
  odometer: number | null;
  /**
   * Rupees; null if it was not entered.
   * @example null
   */
  cost: Rupees | null;
  /**
   * Null without a cost.
   * @example null
   */
  paidBy: CostBearer | null;
}

/** `/console/cars/{id}/maintenance` */
export class CarMaintenance {
  /**
   * The newest reading of the car; null without one.
   * @example 49800
   */
  odometer: number | null;
  plans: MaintenancePlan[];
  /** Open ones first, then the newest. */
  jobs: MaintenanceJob[];
}

export class MaintenanceJobRequest {
  kind: MaintenanceKind;
  text: string;
}

/** `POST /console/maintenance/{id}/completion` */
export class MaintenanceCompletion {
  doneOn: Day;
  odometer: number;
  cost?: Rupees | null;
  paidBy?: CostBearer | null;
  /** True if staff checked an odometer that rose unusually. */
  confirmed?: boolean;
}

/** `PUT /console/maintenance/{id}/odometer` */
export class OdometerCorrection {
  odometer: number;
  reason: string;
}

/** A plan is overdue after the last kilometre or the last day, whichever comes first. */
export function planDue(
  { everyKm, everyDays, doneKm, doneOn }: MaintenanceLimits,
  { odometer, today }: { odometer: number | null; today: Day },
): Pick<MaintenancePlan, 'dueKm' | 'dueOn' | 'state'> {
  const dueKm = everyKm === null || doneKm === null ? null : doneKm + everyKm;
  const dueOn = everyDays === null || doneOn === null ? null : addDays(doneOn, everyDays);
  const isPast = (km: number, day: Day): boolean =>
    (dueKm !== null && odometer !== null && odometer + km > dueKm) || (dueOn !== null && day > dueOn);
  if (isPast(0, today)) return { dueKm, dueOn, state: 'OVERDUE' };
  // At exactly DUE_SOON_KM or DUE_SOON_DAYS before its limit, the plan is due soon.
  const isSoon = isPast(DUE_SOON_KM + 1, addDays(today, DUE_SOON_DAYS + 1));
  return { dueKm, dueOn, state: isSoon ? 'DUE_SOON' : 'OK' };
}
