import { addDays } from '../contract/calendar.js';
import { PlaceBlock } from '../modules/rentals/index.js';
import { carIdOf } from './pricing.js';
import type { Seeding } from './seeding.js';

export const DEMO_BLOCKS = [
  { plate: 'MH12SG6075', inDays: 3, days: 1, reason: 'New tyres' },
  { plate: 'MH12XL9001', inDays: 15, days: 2, reason: 'Yearly service' },
] as const;

/** Cars that are kept from customers for a while. */
export async function seedBlocks(seeding: Seeding): Promise<void> {
  const { app, db, staff, today } = seeding;
  for (const { plate, inDays, days, reason } of DEMO_BLOCKS) {
    const carId = await carIdOf(seeding, plate);
    const [made] = await db.query<{ id: number }[]>(
      'SELECT id FROM occupancies WHERE car_id = $1 AND block_reason = $2',
      [carId, reason],
    );
    if (made) continue;
    const fromDate = addDays(today, inDays);
    const asked = {
      carId,
      fromDate,
      fromTime: '09:00',
      toDate: addDays(fromDate, days),
      toTime: '18:00',
      reason,
    };
    await app.get(PlaceBlock).place(staff.admin, asked, null);
  }
}
