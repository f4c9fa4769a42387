import { addDays } from '@contract/calendar';
import type { Paise } from '@contract/money';
import type { RentalWindow } from '@contract/rentals/rental-period';
import { wallMinute } from '../availability/occupancy.rules';
import { type CarCalendar, returnSlots } from '../availability/slots.rules';
import { lastReturnDay } from './trip.rules';

const endOf = ({ toDate, dropTime }: RentalWindow) => wallMinute(toDate, dropTime);

/** Returns the window with the latest return on the same or the next day that costs the same; null if this one is it. */
export function samePriceWindow(
  window: RentalWindow,
  calendar: CarCalendar,
  totalOf: (window: RentalWindow) => Paise,
): RentalWindow | null {
  const total = totalOf(window);
  const later = [window.toDate, addDays(window.toDate, 1)]
    .filter((toDate) => toDate <= lastReturnDay(window.fromDate, calendar))
    .flatMap((toDate) =>
      returnSlots({ ...window, toDate }, calendar)
        .filter(({ free }) => free)
        .map(({ time }) => ({ ...window, toDate, dropTime: time })),
    )
    .filter((one) => endOf(one) > endOf(window));
  return later.findLast((one) => totalOf(one) === total) ?? null;
}
