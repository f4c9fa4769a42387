import { type PairFixture, WINDOWS } from '../fixtures';
import type { Call } from '../requests';
import { type Command, kindOf, REASON, type Staff, type Time } from './command';

const slot = (fixture: PairFixture, window: keyof typeof WINDOWS) => ({
  carId: fixture.carId,
  ...WINDOWS[window],
  agreedToTerms: true,
});

const decideReservation =
  (body: object) =>
  (fixture: PairFixture, staff: Staff): Call => ({
    method: 'PUT',
    path: `/console/reservations/${fixture.rentalId}/decision`,
    token: staff.admin.token,
    body,
  });

export const RENTAL_COMMANDS: Command[] = [
  {
    name: 'time to pay again ends',
    covers: ['expire-unpaid-rentals', 'move-rental', 'car-calendar'],
    needs: ['rental'],
    groups: ['money'],
    passTime: expireUnpaid,
  },
  {
    name: 'time to remind of another payment',
    covers: ['send-reminders'],
    needs: ['rental'],
    groups: [],
    passTime: remindToPayAgain,
  },
  {
    name: 'time to remind of an unfinished payment',
    covers: ['remind-unfinished'],
    needs: ['unclaimed'],
    groups: [],
    passTime: remindOfUnfinished,
  },
  {
    name: 'time to ask where a refund goes',
    covers: ['ask-for-destination'],
    needs: ['rental'],
    groups: ['money'],
    passTime: askForDestination,
  },
  {
    name: 'time to use a payment ends',
    covers: ['refund-unused', 'return-unlinked', 'open-refund'],
    needs: ['unclaimed'],
    groups: [],
    passTime: refundUnused,
  },
  {
    name: 'hold',
    covers: ['place-hold', 'car-calendar'],
    needs: [],
    groups: [],
    call: (fixture) => ({
      method: 'POST',
      path: '/api/holds',
      token: fixture.customer.renting.token,
      body: { ...slot(fixture, 'held'), action: 'book' },
    }),
  },
  {
    name: 'hold another window',
    covers: ['place-hold'],
    needs: [],
    groups: ['calendar'],
    call: (fixture) => ({
      method: 'POST',
      path: '/api/holds',
      token: fixture.customer.renting.token,
      body: { ...slot(fixture, 'desk'), action: 'book' },
    }),
  },
  {
    name: 'hold by another customer',
    covers: ['place-hold'],
    needs: [],
    groups: ['calendar'],
    call: (fixture) => ({
      method: 'POST',
      path: '/api/holds',
      token: fixture.other.renting.token,
      body: { ...slot(fixture, 'held'), action: 'book' },
    }),
  },
  {
    name: 'hold of the rented hours by another customer',
    covers: ['place-hold'],
    needs: ['rental'],
    groups: [],
    call: (fixture) => ({
      method: 'POST',
      path: '/api/holds',
      token: fixture.other.renting.token,
      body: { ...slot(fixture, 'rented'), action: 'book' },
    }),
  },
  {
    name: 'release hold',
    covers: ['release-hold', 'car-calendar'],
    needs: ['hold'],
    groups: ['calendar'],
    call: (fixture) => ({
      method: 'DELETE',
      path: `/api/holds/${fixture.holdId}`,
      token: fixture.customer.renting.token,
    }),
  },
  {
    name: 'time of the hold ends',
    covers: [],
    needs: ['hold'],
    groups: [],
    passTime: endHold,
  },
  {
    name: 'book',
    covers: ['place-rental', 'claim-paid-slot', 'book-rental', 'claim-payment'],
    needs: [],
    groups: ['calendar', 'money'],
    call: (fixture) => ({
      method: 'POST',
      path: '/api/bookings',
      token: fixture.customer.renting.token,
      body: slot(fixture, 'held'),
    }),
  },
  {
    name: 'book with an idempotency key',
    covers: ['place-rental', 'claim-paid-slot', 'book-rental'],
    needs: [],
    groups: [],
    call: (fixture) => ({
      method: 'POST',
      path: '/api/bookings',
      token: fixture.customer.renting.token,
      body: slot(fixture, 'held'),
      key: `once-${fixture.prefix}`,
    }),
  },
  {
    name: 'book by another customer',
    covers: ['place-rental', 'claim-paid-slot', 'book-rental', 'claim-payment'],
    needs: [],
    groups: [],
    call: (fixture) => ({
      method: 'POST',
      path: '/api/bookings',
      token: fixture.other.renting.token,
      body: slot(fixture, 'held'),
    }),
  },
  {
    name: 'reserve',
    covers: ['place-rental', 'claim-paid-slot', 'book-rental', 'claim-payment'],
    needs: [],
    groups: [],
    call: (fixture) => ({
      method: 'POST',
      path: '/api/reservations',
      token: fixture.customer.renting.token,
      body: slot(fixture, 'held'),
    }),
  },
  {
    name: 'confirm reservation',
    covers: ['confirm-reservation', 'move-rental'],
    needs: ['reservation'],
    groups: ['approval'],
    call: decideReservation({ decision: 'CONFIRMED' }),
  },
  {
    name: 'decline reservation',
    covers: ['decline-rental', 'settle-money'],
    needs: ['reservation'],
    groups: ['money'],
    call: decideReservation({ decision: 'DECLINED', reason: REASON }),
  },
  {
    name: 'cancel by customer',
    covers: ['cancel-rental', 'end-rental', 'settle-money'],
    needs: ['rental'],
    groups: ['calendar', 'money'],
    call: (fixture) => ({
      method: 'POST',
      path: `/api/${kindOf(fixture)}/${fixture.rentalId}/cancellation`,
      token: fixture.customer.account.token,
      body: {},
    }),
  },
  {
    name: 'cancel for our fault at the counter',
    covers: ['cancel-by-us', 'end-rental', 'move-rental'],
    needs: ['rental'],
    groups: ['calendar', 'money'],
    call: (fixture, staff) => ({
      method: 'POST',
      path: `/console/rentals/${fixture.rentalId}/our-fault`,
      token: staff.desk.token,
      form: { fields: { cause: 'CAR_BROKEN' }, file: 'photos' },
    }),
  },
  {
    name: 'cancel by staff',
    covers: ['cancel-by-us', 'end-rental', 'settle-money'],
    needs: ['rental'],
    groups: ['money'],
    call: (fixture, staff) => ({
      method: 'PUT',
      path: `/console/${kindOf(fixture)}/${fixture.rentalId}/cancellation`,
      token: staff.admin.token,
      body: { reason: REASON },
    }),
  },
];

/** Uses the product's lock order to avoid deadlocks. */
async function endHold(fixture: PairFixture, { db }: Time): Promise<void> {
  const past = `app_now() - interval '1 second'`;
  await db.query(
    `BEGIN;
     SELECT FROM cars WHERE id = ${fixture.carId} FOR NO KEY UPDATE;
     UPDATE holds SET expires_at = ${past} WHERE id = '${fixture.holdId}' AND state = 'LIVE';
     UPDATE occupancies SET expires_at = ${past} WHERE hold_id = '${fixture.holdId}';
     COMMIT`,
  );
}

async function expireUnpaid({ paymentId }: PairFixture, { db, background }: Time): Promise<void> {
  await db.query(
    `UPDATE payments SET decided_at = '2026-01-01T00:00:00Z' WHERE id = $1 AND status = 'REJECTED'`,
    [paymentId],
  );
  await background.run('expire-unpaid-rentals');
}

/** Backdates a rejection so that half of the repayment window is over, unless the whole window is over. */
async function remindToPayAgain({ paymentId }: PairFixture, { db, background }: Time): Promise<void> {
  await db.query(
    `UPDATE payments SET decided_at = app_now() - interval '13 hours'
      WHERE id = $1 AND status = 'REJECTED' AND decided_at > app_now() - interval '1 day'`,
    [paymentId],
  );
  await background.run('send-reminders');
}

async function remindOfUnfinished({ unclaimedId }: PairFixture, { db, background }: Time): Promise<void> {
  await db.query(
    `UPDATE payments SET created_at = app_now() - interval '2 hours' WHERE id = $1 AND rental_id IS NULL`,
    [unclaimedId],
  );
  await background.run('remind-unfinished');
}

async function askForDestination({ customer }: PairFixture, { db, background }: Time): Promise<void> {
  await db.query(
    `UPDATE refunds SET created_at = app_now() - interval '25 hours' WHERE customer_id = $1 AND state = 'DUE'`,
    [customer.id],
  );
  await background.run('ask-for-destination');
}

async function refundUnused({ unclaimedId }: PairFixture, { db, background }: Time): Promise<void> {
  await db.query(
    `UPDATE payments SET decided_at = app_now() - interval '8 days'
      WHERE id = $1 AND rental_id IS NULL AND status = 'VERIFIED'`,
    [unclaimedId],
  );
  await background.run('refund-unused');
}
