import type { Model, ModelCar, ModelReading, ModelRecord, ModelRental } from '../model';
import { balanceOf, missingDepositOf } from './ledger';
import { DONE, type Outcome, refused } from './outcome';
import { DAY, LATE_HANDOVER, USUAL_KM } from './terms';
import { moveTrip, refuseMove } from './trips';

const STATE_BEFORE = { HANDOVER: 'CONFIRMED', RETURN: 'ON_TRIP' } as const;

/** How staff complete a record. */
export interface Completion {
  /** True if staff have checked the odometer. */
  isChecked: boolean;
  /** True if staff hand over although money is owed. */
  allowBalance: boolean;
  /** True if staff name the customer as the cause of a late handover. */
  isDelayNamed: boolean;
  /** Time between the return and the completion of its record, in milliseconds. */
  ago: number;
}

/** Staff save the record of a step. */
export function saveRecord(model: Model, record: ModelRecord): Outcome {
  if (record.rental.status !== STATE_BEFORE[record.kind]) return refused('WRONG_STATE');
  model.records.push(record);
  return DONE;
}

/** Staff complete a record, which moves the rental once. */
export function completeRecord(model: Model, record: ModelRecord, completion: Completion): Outcome {
  const { rental, kind } = record;
  if (record.isComplete) return DONE;
  if (rental.status !== STATE_BEFORE[kind]) return refused('WRONG_STATE');
  const at = model.now - (kind === 'RETURN' ? completion.ago : 0);
  if (isOdometerWrong(model, record, { at, ...completion })) return refused('INVALID');
  const problem = kind === 'RETURN' ? refuseReturn(rental, at) : refuseHandover(model, rental, completion);
  if (problem) return problem;
  const to = kind === 'RETURN' ? 'RETURNED' : 'ON_TRIP';
  const outcome = moveTrip(model, rental, to, { km: record.km, fuel: record.fuel, at });
  record.isComplete = outcome === DONE;
  return outcome;
}

const refuseReturn = ({ pickedUpAt }: ModelRental, at: number): Outcome | null =>
  at < pickedUpAt! ? refused('INVALID') : null;

/** Checks documents and money first, and the cause of a delay last. */
function refuseHandover(
  model: Model,
  rental: ModelRental,
  { allowBalance, isDelayNamed }: Completion,
): Outcome | null {
  if (rental.customer.approval !== 'APPROVED') return refused('APPROVAL_NEEDED');
  const isOwed = balanceOf(model, rental) > 0 || missingDepositOf(model, rental) > 0;
  if (isOwed && !allowBalance) return refused('PAYMENT_NEEDED');
  const problem = refuseMove(model, rental, 'ON_TRIP');
  const isLate = model.now > rental.startsAt + LATE_HANDOVER;
  return problem ?? (isLate && !isDelayNamed ? refused('INVALID') : null);
}

/** True if the odometer is below the last reading of the car, or unusually far above it and not checked. */
function isOdometerWrong(
  model: Model,
  { rental: { car }, km }: ModelRecord,
  { at, isChecked }: { at: number; isChecked: boolean },
): boolean {
  const last = lastReadingOf(model, car);
  if (!last) return false;
  const days = Math.max(1, Math.ceil((at - last.at) / DAY));
  return km < last.km || (km - last.km > days * USUAL_KM && !isChecked);
}

/** Returns the highest odometer reading of a car; of equal readings, the newest one. */
export function lastReadingOf({ rentals }: Model, car: ModelCar): ModelReading | undefined {
  const readings = rentals
    .filter((rental) => rental.car === car)
    .flatMap(({ moves }) =>
      moves.flatMap(({ at, reading }) => (reading ? [{ recordedAt: at, reading }] : [])),
    );
  return readings.sort((a, b) => b.reading.km - a.reading.km || b.recordedAt - a.recordedAt)[0]?.reading;
}
