import { RefuseCar } from '../modules/rentals/index.js';
import { preparePhoto } from '../platform/files/index.js';
import { DEMO_TRIPS } from './demo-trips.js';
import { customerCaller } from './seed-people.js';
import type { Seeding } from './seeding.js';

/** Records the demo refusals: the customer reports the car as dirty instead of taking it over. */
export async function seedRefusals(seeding: Seeding): Promise<void> {
  const { app, db, uploads } = seeding;
  for (const { email, plate, transactionId } of DEMO_TRIPS.filter(({ isCarRefused }) => isCarRefused)) {
    const [rental] = await db.query<{ reference: string }[]>(
      `SELECT r.reference FROM rentals r JOIN payments p ON p.rental_id = r.id
        WHERE p.transaction_id = $1 AND NOT EXISTS (SELECT FROM car_refusals f WHERE f.rental_id = r.id)`,
      [transactionId],
    );
    if (!rental) continue;
    const file = `cars/1280/${plate.toLowerCase()}-interior.webp`;
    const photo = await uploads.use('photos', file, (upload) => preparePhoto(upload));
    const refusal = { cause: 'DIRTY', note: 'The seats are full of dog hair.', photos: [photo] } as const;
    await app.get(RefuseCar).report(await customerCaller(seeding, email), rental.reference, refusal, null);
  }
}
