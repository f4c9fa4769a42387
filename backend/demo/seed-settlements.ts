import type { EntityManager } from 'typeorm';
import type { Fare } from '../contract/rentals/fare.js';
import type { RentalPeriod } from '../contract/rentals/rental-period.js';
import { OpenSettlement } from '../modules/rentals/index.js';
import { termsInForce } from '../modules/settings/index.js';
import type { DemoTrip } from './demo-trips.js';
import type { Seeding } from './seeding.js';

const MINUTE_MS = 60_000;

interface ReturnedTrip {
  rentalId: number;
  trip: DemoTrip;
  fare: Fare;
  period: RentalPeriod;
}

/** Inserts the settlement of a trip that came back late. */
export async function seedSettlement(
  { app, settings }: Seeding,
  manager: EntityManager,
  { rentalId, trip, fare, period: { endsAt } }: ReturnedTrip,
): Promise<void> {
  if (!trip.settlement) return;
  const rental = { id: rentalId, charges: termsInForce(settings, null).charges, fare, endsAt };
  const returnedAt = new Date(endsAt.getTime() + (trip.lateMinutes ?? 0) * MINUTE_MS);
  await app.get(OpenSettlement).open(manager, rental, { at: returnedAt });
  await bringTo(manager, rentalId, trip.settlement);
}

/** The return was recorded just now, so that the state stays for a while. */
async function bringTo(
  manager: EntityManager,
  rentalId: number,
  state: NonNullable<DemoTrip['settlement']>,
): Promise<void> {
  await manager.query(
    `UPDATE settlements SET state = $2, opened_at = app_now(), issued_at = CASE WHEN $2 <> 'DRAFT' THEN app_now() END,
                            disputed_at = CASE WHEN $2 = 'DISPUTED' THEN app_now() END WHERE rental_id = $1`,
    [rentalId, state],
  );
  if (state !== 'DISPUTED') return;
  await manager.query(
    `UPDATE settlement_lines l SET dispute = 'I waited at your office for an hour before somebody took the car.'
       FROM settlements s WHERE s.id = l.settlement_id AND s.rental_id = $1`,
    [rentalId],
  );
}
