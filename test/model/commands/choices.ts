import fc from 'fast-check';
import { addDays } from '../../../backend/contract/calendar';
import type { RentalAction } from '../../../backend/contract/fare';
import type { RentalWindow } from '../../../backend/contract/rental-period';
import type { Model } from '../model';

/** Few cars, few customers and few windows, so that commands meet. */
export const customer = fc.nat({ max: 2 });
export const car = fc.nat({ max: 2 });
export const action = fc.constantFrom<RentalAction>('book', 'book', 'reserve');
/** Which of the things that came about in this run. */
export const which = fc.nat({ max: 40 });

interface Choice {
  fromDay: number;
  pickupTime: string;
  toDay: number;
  dropTime: string;
}

const WINDOWS: Choice[] = [
  { fromDay: 2, pickupTime: '12:00', toDay: 4, dropTime: '12:00' },
  // Begins in the middle of the first one.
  { fromDay: 3, pickupTime: '12:00', toDay: 5, dropTime: '18:00' },
  // Begins exactly at the end of the first one's turnaround, and half an hour too early.
  { fromDay: 4, pickupTime: '13:00', toDay: 6, dropTime: '13:00' },
  { fromDay: 4, pickupTime: '12:30', toDay: 4, dropTime: '18:00' },
  // Today, where nothing comes back, and a week for a discount.
  { fromDay: 0, pickupTime: '12:00', toDay: 0, dropTime: '20:00' },
  { fromDay: 9, pickupTime: '15:30', toDay: 16, dropTime: '12:00' },
];
/** Of `windows`, as counterexamples name them. */
export const window = fc.nat({ max: WINDOWS.length - 1 });

export function windowOf(model: Model, number: number): RentalWindow {
  const { fromDay, pickupTime, toDay, dropTime } = WINDOWS[number]!;
  return {
    fromDate: addDays(model.firstDay, fromDay),
    toDate: addDays(model.firstDay, toDay),
    pickupTime,
    dropTime,
  };
}

export const windowText = (number: number): string => {
  const { fromDay, pickupTime, toDay, dropTime } = WINDOWS[number]!;
  return `day ${fromDay} ${pickupTime} to day ${toDay} ${dropTime}`;
};

/** What is paid beyond the total, in rupees. */
export const difference = fc.constantFrom(0, 0, 0, 0, -300.5, 250);
