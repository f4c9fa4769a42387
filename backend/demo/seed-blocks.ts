import { addDays } from '../contract/calendar.js';
import { BlockQueries, PlaceBlock } from '../modules/calendar/index.js';
import { carIdOf } from './pricing.js';
import type { Seeding } from './seeding.js';

export const DEMO_BLOCKS = [
  { plate: 'MH12SG6075', inDays: 3, days: 1, reason: 'New tyres' },
  { plate: 'MH12XL9001', inDays: 15, days: 2, reason: 'Yearly service' },
] as const;

/** Cars that are kept from customers for a while. */
export async function seedBlocks(seeding: Seeding): Promise<void> {
  const { app, staff, today } = seeding;
  for (const { plate, inDays, days, reason } of DEMO_BLOCKS) {
    const carId = await carIdOf(seeding, plate);
    if (await app.get(BlockQueries).isBlocked(carId, reason)) continue;
    const fromDate = addDays(today, inDays);
    const request = {
      carId,
      fromDate,
      fromTime: '09:00',
      toDate: addDays(fromDate, days),
      toTime: '18:00',
      reason,
    };
    await app.get(PlaceBlock).place(staff.admin, request, null);
  }
}
