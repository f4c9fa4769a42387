import type { EarlyEnd } from './kept-fare.rules.js';
import type { DelayedBy } from './late-handover.rules.js';

/** The reasons why a car was not handed over although it was ready. */
export const NO_SHOW_CAUSES = [
  'NOT_COME',
  'NO_LICENCE',
  'OTHER_PERSON',
  'UNFIT_TO_DRIVE',
  'SUSPENDED',
] as const;
export type NoShowCause = (typeof NO_SHOW_CAUSES)[number];

/** The reasons for a cancellation by us. OTHER needs a note. */
export const OUR_FAULT_CAUSES = [
  'CAR_NOT_HERE',
  'CAR_BROKEN',
  'CAR_DIRTY',
  'WRONG_CAR',
  'VEHICLE_DOCUMENTS',
  'OTHER',
] as const;
export type OurFaultCause = (typeof OUR_FAULT_CAUSES)[number];

/** The cause of a cancellation after the customer did not accept the car. */
export type RefusedCarCause = 'REFUSED_CAR';

/** The side that ended a trip before its return time. */
type EarlyEndCause = `ENDED_BY_${EarlyEnd}`;

/** The side that caused a late handover. */
type DelayCause = `DELAYED_BY_${DelayedBy}`;

/** The causes that the history of a rental names. */
export type MoveCause = NoShowCause | OurFaultCause | RefusedCarCause | EarlyEndCause | DelayCause;
