import type { EntityManager } from 'typeorm';
import { rupees, toPaise } from '../contract/money.js';
import type { Fare } from '../contract/rentals/fare.js';
import type { RentalPeriod } from '../contract/rentals/rental-period.js';
import { ChangeLines, ChargeLater, IssueSettlement, OpenSettlement } from '../modules/rentals/index.js';
import { termsInForce } from '../modules/settings/index.js';
import { type PreparedDocument, prepareDocument } from '../platform/files/index.js';
import { DEMO_CHALLAN, DEMO_DAMAGE } from './demo-records.js';
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

/** Charges the mark of a return in the draft of its settlement, as an admin does. */
export async function seedDamage({ app, db, uploads, staff }: Seeding): Promise<void> {
  const { transactionId, amount, text } = DEMO_DAMAGE;
  const [draft] = await db.query<{ id: number; version: number; mark: string }[]>(
    `SELECT s.id, s.version, m.record_id || ':' || m.number AS mark
       FROM payments p JOIN settlements s ON s.rental_id = p.rental_id JOIN return_marks m ON m.rental_id = s.rental_id
      WHERE p.transaction_id = $1 AND s.state = 'DRAFT'
        AND NOT EXISTS (SELECT FROM settlement_lines l WHERE l.settlement_id = s.id AND l.kind = 'DAMAGE')`,
    [transactionId],
  );
  if (!draft) return;
  const { id, version, mark } = draft;
  const estimate = await demoPdf(uploads);
  const line = {
    version,
    kind: 'DAMAGE',
    amount: toPaise(rupees(amount)),
    text,
    mark,
    photos: [estimate],
  } as const;
  await app.get(ChangeLines).add(staff.admin, id, line, null);
}

/** Charges a challan that arrived after the rental was closed, and sends it to the customer, as an admin does. */
export async function seedLaterCharge({ app, db, uploads, staff }: Seeding): Promise<void> {
  const { transactionId, amount, text } = DEMO_CHALLAN;
  const [rental] = await db.query<{ id: number }[]>(
    `SELECT r.id FROM payments p JOIN rentals r ON r.id = p.rental_id
      WHERE p.transaction_id = $1 AND r.status = 'CLOSED' AND NOT EXISTS (SELECT FROM settlements s WHERE s.rental_id = r.id)`,
    [transactionId],
  );
  if (!rental) return;
  const challan = await demoPdf(uploads);
  const line = { kind: 'CHALLAN', amount: toPaise(rupees(amount)), text, photos: [challan] } as const;
  const id = await app.get(ChargeLater).charge(staff.admin, rental.id, line, null);
  const sheet = { version: 2, expectedTotal: rupees(amount) };
  await app.get(IssueSettlement).issue(staff.admin, id, sheet, null);
}

const demoPdf = (uploads: Seeding['uploads']): Promise<PreparedDocument> =>
  uploads.use('photos', 'documents/vehicle-document.pdf', (upload) => prepareDocument(upload));

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
