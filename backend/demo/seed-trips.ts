import type { EntityManager } from 'typeorm';
import type { Day } from '../contract/calendar.js';
import { defined } from '../contract/defined.js';
import { type Paise, plus, rupees, toPaise } from '../contract/money.js';
import { refundDueOn } from '../contract/rentals/cancellation.rules.js';
import type { Fare } from '../contract/rentals/fare.js';
import { periodOf, type RentalPeriod, type RentalWindow } from '../contract/rentals/rental-period.js';
import type { RentalStatus } from '../contract/rentals/rentals.js';
import { CarCalendar, newReference } from '../modules/calendar/index.js';
import { StoreDocuments } from '../modules/customers/index.js';
import { FleetCatalogue, LockCar } from '../modules/fleet/index.js';
import { Ledger } from '../modules/ledger/index.js';
import { storedReason } from '../modules/rentals/index.js';
import { termsInForce } from '../modules/settings/index.js';
import { named } from '../platform/database/named.js';
import { ahead } from './ahead.js';
import { CANCELLED_BEFORE_DAYS, movesOf, settledAt } from './demo-moves.js';
import { DEMO_RECORDS } from './demo-records.js';
import { DEMO_TRIPS, type DemoTrip } from './demo-trips.js';
import { carIdOf, fareOf, screenshotOf, windowOf } from './pricing.js';
import { customerCaller } from './seed-people.js';
import { seedSettlement } from './seed-settlements.js';
import type { Seeding } from './seeding.js';

const AT_ONCE = 2;
const DAY_MS = 86_400_000;
const REFUND_REFERENCE = '526118803374';
const DEPOSIT_REFERENCE = '526420117745';

/** Inserts the rentals before today, each with its payment and history, in one transaction. */
export async function seedTrips(seeding: Seeding): Promise<void> {
  const { app, db } = seeding;
  const rows = await db.query<{ id: string }[]>('SELECT transaction_id AS id FROM payments');
  const known = new Set(rows.map(({ id }) => id));
  const missing = DEMO_TRIPS.filter(({ transactionId }) => !known.has(transactionId));
  const prepared = ahead(missing, AT_ONCE, async (trip) => {
    const fare = fareOf(seeding, trip);
    return { trip, fare, screenshot: await screenshotOf(seeding, trip.transactionId) };
  });
  for await (const { trip, fare, screenshot } of prepared) {
    seeding.stopping.throwIfAborted();
    await app.get(StoreDocuments).during([screenshot], ([kept]) =>
      db.transaction(async (manager) => {
        const customerId = (await customerCaller(seeding, trip.email)).id;
        const { id: screenshotId } = await defined(kept, 'kept').record(
          manager,
          customerId,
          'PAYMENT_SCREENSHOT',
        );
        await record(seeding, manager, { trip, fare, customerId, screenshotId });
      }),
    );
  }
  await app.get(FleetCatalogue).renew();
}

interface Recorded {
  trip: DemoTrip;
  fare: Fare;
  customerId: number;
  screenshotId: string;
}

interface NewRental extends Recorded {
  carId: number;
  window: RentalWindow;
  period: RentalPeriod;
  rentedAt: Date;
}

/** Returns its id. */
async function insertRental(
  { settings }: Seeding,
  manager: EntityManager,
  { trip, fare, customerId, carId, window, period, rentedAt }: NewRental,
): Promise<number> {
  const terms = termsInForce(settings, null);
  const deposit = depositOf(trip);
  const [rental] = await manager.query<{ id: number }[]>(
    ...named(
      `INSERT INTO rentals (reference, kind, status, customer_id, car_id, from_date, to_date, pickup_time, drop_time,
                            starts_at, ends_at, fare, total_paise, deposit_paise, charges, cancellation, created_at, buffer_minutes, agreement_id)
       VALUES (:reference, :kind, :status, :customerId, :carId, :fromDate, :toDate, :pickupTime, :dropTime,
               :startsAt, :endsAt, :fare, :total, :deposit, :charges, :cancellation, :rentedAt, :bufferMinutes,
               (SELECT max(id) FROM car_agreements WHERE car_id = :carId)) RETURNING id`,
      {
        reference: newReference(),
        kind: trip.action === 'book' ? 'BOOKING' : 'RESERVATION',
        status: trip.status,
        customerId,
        carId,
        fromDate: window.fromDate,
        toDate: window.toDate,
        pickupTime: window.pickupTime,
        dropTime: window.dropTime,
        startsAt: period.startsAt,
        endsAt: period.endsAt,
        fare,
        total: fare.total,
        deposit,
        charges: { ...terms.charges, deposit },
        cancellation: terms.cancellation,
        rentedAt,
        bufferMinutes: settings.rules.bufferMinutes,
      },
    ),
  );
  return defined(rental, 'rental').id;
}

const depositOf = ({ deposit = 0 }: DemoTrip): Paise => toPaise(rupees(deposit));

type NewPayment = Recorded & Pick<NewRental, 'period' | 'rentedAt'> & { rentalId: number };

async function recordPayment(
  seeding: Seeding,
  manager: EntityManager,
  { trip, fare, customerId, screenshotId, rentalId, period, rentedAt }: NewPayment,
): Promise<void> {
  const refund = refundOf(seeding, trip, { fare, period });
  const [payment] = await manager.query<[{ id: number }]>(
    ...named(
      `INSERT INTO payments (customer_id, type, transaction_id, amount_paise, expected_paise, screenshot_id, status,
                             rental_id, decided_by_id, decided_at, created_at)
       VALUES (:customerId, :type, :transactionId, :amount, :amount, :screenshotId, 'VERIFIED',
               :rentalId, :staffId, :rentedAt::timestamptz + interval '1 hour', :rentedAt)
       RETURNING id`,
      {
        customerId,
        type: trip.action,
        transactionId: trip.transactionId,
        amount: plus(fare.total, depositOf(trip)),
        screenshotId,
        rentalId,
        staffId: seeding.staff.admin.id,
        rentedAt,
      },
    ),
  );
  if (refund) await recordRefund(manager, { customerId, rentalId, paymentId: payment.id, ...refund });
}

function recordRefund(
  manager: EntityManager,
  refund: Refund & { customerId: number; rentalId: number; paymentId: number },
): Promise<void> {
  return manager.query(
    ...named(
      `INSERT INTO refunds (customer_id, rental_id, payment_id, amount_paise, due_on, state, method, reference, sent_on, sent_at, sent_by_id,
                            created_at)
       VALUES (:customerId, :rentalId, :paymentId, :amount, :dueOn, 'SENT', 'UPI', :reference, :paidAt::timestamptz::date, :paidAt, :paidBy,
               :owedAt)`,
      {
        customerId: refund.customerId,
        rentalId: refund.rentalId,
        paymentId: refund.paymentId,
        amount: refund.amount,
        dueOn: refund.dueOn,
        reference: refund.reference,
        paidAt: refund.paidAt,
        paidBy: refund.paidBy,
        owedAt: refund.owedAt,
      },
    ),
  );
}

async function record(seeding: Seeding, manager: EntityManager, recorded: Recorded): Promise<void> {
  const { app, settings } = seeding;
  const { trip } = recorded;
  const window = windowOf(seeding, trip);
  const period = periodOf(window, settings.rules.zone);
  const rentedAt = new Date(period.startsAt.getTime() - trip.rentedBefore * DAY_MS);
  const carId = await carIdOf(seeding, trip.plate);
  const rentalId = await insertRental(seeding, manager, { carId, window, period, rentedAt, ...recorded });
  // The agreement must be older than the rental that accepts it.
  await manager.query(
    `WITH agreements AS (
       UPDATE car_agreements SET created_at = least(created_at, $2::timestamptz) WHERE car_id = $1
     ) UPDATE cars SET version = version + 1 WHERE id = $1`,
    [carId, rentedAt],
  );
  for (const move of movesOf(trip, period, rentedAt)) {
    const { reason, reasonKey } = storedReason(move.reason ?? null);
    await manager.query(
      ...named(
        `INSERT INTO rental_moves (rental_id, from_status, to_status, moved_by, reason, reason_key, at, odometer_km)
         VALUES (:rentalId, :from, :to, :by, :reason, :reasonKey, :at, :odometer::int)`,
        {
          rentalId,
          from: move.from,
          to: move.to,
          by: move.by,
          reason,
          reasonKey,
          at: move.at,
          odometer: odometerOf(trip, move.to),
        },
      ),
    );
  }
  await recordPayment(seeding, manager, { rentalId, rentedAt, period, ...recorded });
  await seedSettlement(seeding, manager, { rentalId, trip, fare: recorded.fare, period });
  if (trip.status === 'CLOSED') await returnDeposit(manager, { rentalId, rentedAt, period, ...recorded });
  await app.get(Ledger).complete(manager, rentalId);
  // A past rental does not claim the car.
  if (trip.status !== 'CONFIRMED' && trip.status !== 'ON_TRIP') return;
  const car = await app.get(LockCar).lockEvenRetired(manager, carId);
  const { bufferMinutes } = settings.rules;
  await app.get(CarCalendar).claimForRental(manager, car, { rentalId, ...period, bufferMinutes });
}

/** Null for a step without a record. */
const odometerOf = ({ transactionId }: DemoTrip, to: RentalStatus): number | null =>
  DEMO_RECORDS.find((record) => record.transactionId === transactionId && record.to === to)?.odometer ?? null;

interface Refund {
  amount: Paise;
  dueOn: Day;
  reference: string;
  paidBy: number;
  paidAt: Date;
  owedAt: Date;
}

/** The fare of a cancelled trip, or the deposit of a closed one. Sent on time, on the next day. */
function refundOf(
  { settings, staff }: Seeding,
  trip: DemoTrip,
  { fare: { total }, period }: Pick<NewRental, 'fare' | 'period'>,
): Refund | null {
  const isCancelled = trip.status === 'CANCELLED';
  const amount = isCancelled ? total : depositOf(trip);
  if (amount === 0 || !(isCancelled || trip.status === 'CLOSED')) return null;
  const owedAt = isCancelled
    ? new Date(period.startsAt.getTime() - CANCELLED_BEFORE_DAYS * DAY_MS)
    : settledAt(period);
  return {
    amount,
    dueOn: refundDueOn(settings, owedAt),
    reference: isCancelled ? REFUND_REFERENCE : DEPOSIT_REFERENCE,
    paidBy: staff.admin.id,
    paidAt: new Date(owedAt.getTime() + DAY_MS),
    owedAt,
  };
}

/** Records that the deposit was held until the settlement. */
async function returnDeposit(
  manager: EntityManager,
  { rentalId, customerId, trip, rentedAt, period }: NewPayment,
): Promise<void> {
  await manager.query(
    ...named(
      `INSERT INTO ledger_entries (at, customer_id, rental_id, kind, debit, credit, amount_paise)
       SELECT at, :customerId, :rentalId, kind, debit, credit, :amount
         FROM (VALUES (:rentedAt::timestamptz + interval '1 hour', 'DEPOSIT_HELD', 'CUSTOMER', 'DEPOSIT'),
                      (:settledAt::timestamptz, 'DEPOSIT_RETURNED', 'DEPOSIT', 'CUSTOMER')) AS entry(at, kind, debit, credit)
        WHERE :amount::int > 0`,
      { rentalId, customerId, amount: depositOf(trip), rentedAt, settledAt: settledAt(period) },
    ),
  );
}
