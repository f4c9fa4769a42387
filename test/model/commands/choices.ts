import fc from 'fast-check';
import { addDays, dayIn } from '../../../backend/contract/calendar';
import type { RentalAction } from '../../../backend/contract/rentals/fare';
import type { RentalWindow } from '../../../backend/contract/rentals/rental-period';
import { PERIOD_RULES } from '../business/terms';
import type { Scene } from '../command';
import type { Model, ModelCar, ModelRental } from '../model';

/** There are few cars, customers and windows, so that commands conflict. */
export const customer = fc.constantFrom(0, 0, 0, 1, 1, 2);
export const car = fc.constantFrom(0, 0, 1, 1, 2);
export const action = fc.constantFrom<RentalAction>('book', 'book', 'reserve');
/** Selects one of the records that this run has created. */
export const which = fc.nat({ max: 40 });

interface Choice {
  fromDay: number;
  pickupTime: string;
  toDay: number;
  dropTime: string;
}

const WINDOWS: Choice[] = [
  { fromDay: 2, pickupTime: '12:00', toDay: 4, dropTime: '12:00' },
  // Begins in the middle of the first window.
  { fromDay: 3, pickupTime: '12:00', toDay: 5, dropTime: '18:00' },
  // One begins exactly at the end of the first window's turnaround, one half an hour too early.
  { fromDay: 4, pickupTime: '13:00', toDay: 6, dropTime: '13:00' },
  { fromDay: 4, pickupTime: '12:30', toDay: 4, dropTime: '18:00' },
  // One is today, too late for a refund; one lasts a week and gets a discount.
  { fromDay: 0, pickupTime: '12:00', toDay: 0, dropTime: '20:00' },
  { fromDay: 9, pickupTime: '15:30', toDay: 16, dropTime: '12:00' },
];
/** Draws the index of a window. */
export const window = fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 4, 5);

/** Returns a window, with days counted from today. */
export function windowOf(model: Model, number: number): RentalWindow {
  const today = dayIn(PERIOD_RULES.zone, new Date(model.now));
  const { fromDay, pickupTime, toDay, dropTime } = WINDOWS[number]!;
  return {
    fromDate: addDays(today, fromDay),
    toDate: addDays(today, toDay),
    pickupTime,
    dropTime,
  };
}

export const windowText = (number: number): string => {
  const { fromDay, pickupTime, toDay, dropTime } = WINDOWS[number]!;
  return `day ${fromDay} ${pickupTime} to day ${toDay} ${dropTime}`;
};

/** Returns the reference, by which the customer identifies the rental. */
export async function referenceOf({ system }: Scene, { id }: ModelRental): Promise<string> {
  const { rows } = await system.server.db.query<{ reference: string }>(
    'SELECT reference FROM rentals WHERE id = $1',
    [id],
  );
  return rows[0]!.reference;
}

/** Draws the overpayment in rupees; negative for an underpayment. */
export const difference = fc.constantFrom(0, 0, 0, 0, -300.5, -1100, 250);

/** Returns the fare plus the deposit, in rupees. */
export const askedFor = ({ total, car }: { total: number; car: ModelCar }): number =>
  (total + car.deposit) / 100;
