import { dayIn } from '../../../backend/contract/calendar';
import type { RentalWindow } from '../../../backend/contract/rentals/rental-period';
import { periodOf } from '../../../backend/contract/rentals/rental-period';
import type { Model, ModelBlock, ModelCar } from '../model';
import { CREATED, DONE, type Outcome, refused } from './outcome';
import { claimantsIn } from './overdue';
import { PERIOD_RULES } from './terms';

/** Blocks a car for the workshop, without a turnaround after it. */
export function blockCar(
  model: Model,
  car: ModelCar,
  window: RentalWindow,
): { outcome: Outcome; block?: ModelBlock } {
  const { startsAt, endsAt } = periodOf(window, PERIOD_RULES.zone);
  const [start, end] = [startsAt.getTime(), endsAt.getTime()];
  if (car.retired) return { outcome: refused('NOT_FOUND') };
  const beganEarlier = window.fromDate < dayIn(PERIOD_RULES.zone, new Date(model.now));
  if (beganEarlier || end <= start || end <= model.now) return { outcome: refused('INVALID') };
  if (claimantsIn(model, car, start, end).length > 0) return { outcome: refused('TAKEN') };
  const block: ModelBlock = { kind: 'block', id: 0, car, startsAt: start, endsAt: end, removed: false };
  car.calendar.claim(block, start, end);
  model.blocks.push(block);
  return { outcome: CREATED, block };
}

/** Ends a current block and removes a future one. */
export function unblockCar(model: Model, block: ModelBlock): Outcome {
  if (block.removed || block.endsAt <= model.now) return refused('WRONG_STATE');
  if (block.startsAt < model.now) {
    block.car.calendar.free(block, model.now);
    block.endsAt = model.now;
  } else {
    block.car.calendar.free(block);
    block.removed = true;
  }
  return DONE;
}

export function retireCar(car: ModelCar, retired: boolean): Outcome {
  if (car.retired !== retired) car.version += 1;
  car.retired = retired;
  return DONE;
}
