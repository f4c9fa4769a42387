import { addDays } from '../contract/calendar.js';
import { defined } from '../contract/defined.js';
import { toPaise } from '../contract/money.js';
import type { Fare } from '../contract/rentals/fare.js';
import type { RentalWindow } from '../contract/rentals/rental-period.js';
import { describedFare } from '../modules/fares/index.js';
import { type PreparedDocument, prepareDocument } from '../platform/files/index.js';
import { DEMO_MODELS } from './demo-cars.js';
import type { DemoRental } from './demo-rentals.js';
import type { Seeding } from './seeding.js';

type Planned = Pick<DemoRental, 'plate' | 'action' | 'inDays' | 'days' | 'pickupTime' | 'dropTime'>;

export function windowOf({ today }: Seeding, plan: Planned): RentalWindow {
  const fromDate = addDays(today, plan.inDays);
  const { pickupTime, dropTime } = plan;
  return { fromDate, toDate: addDays(fromDate, plan.days), pickupTime, dropTime };
}

export function fareOf(seeding: Seeding, plan: Planned): Fare {
  const model = defined(
    DEMO_MODELS.find(({ cars }) => cars.some(({ plate }) => plate === plan.plate)),
    'DEMO_MODELS',
  );
  const price = { costPerDay: toPaise(model.costPerDay), costPerHour: toPaise(model.costPerHour) };
  return describedFare(price, windowOf(seeding, plan), plan.action, seeding.settings.fare);
}

/** The screenshot that a customer would upload of this transfer. Each transfer has its own, because equal ones are flagged. */
export const screenshotOf = ({ uploads }: Seeding, transactionId: string): Promise<PreparedDocument> =>
  uploads.use('screenshot', `receipts/${transactionId}.webp`, (upload) => prepareDocument(upload));

export async function carIdOf({ db }: Seeding, plate: string): Promise<number> {
  const [car] = await db.query<{ id: number }[]>('SELECT id FROM cars WHERE plate = $1', [plate]);
  return defined(car, 'car').id;
}
