import type { Call } from '../requests';
import { WINDOWS, type World } from '../worlds';
import { type Command, kindOf, REASON, type Staff, type Time } from './command';

const slot = (world: World, window: keyof typeof WINDOWS) => ({
  carId: world.carId,
  ...WINDOWS[window],
  agreedToTerms: true,
});

const decideReservation =
  (body: object) =>
  (world: World, staff: Staff): Call => ({
    method: 'PUT',
    path: `/console/reservations/${world.rentalId}/decision`,
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
    name: 'hold',
    covers: ['place-hold', 'car-calendar'],
    needs: [],
    groups: [],
    call: (world) => ({
      method: 'POST',
      path: '/api/holds',
      token: world.customer.renting.token,
      body: { ...slot(world, 'held'), action: 'book' },
    }),
  },
  {
    name: 'hold another window',
    covers: ['place-hold'],
    needs: [],
    groups: ['calendar'],
    call: (world) => ({
      method: 'POST',
      path: '/api/holds',
      token: world.customer.renting.token,
      body: { ...slot(world, 'desk'), action: 'book' },
    }),
  },
  {
    name: 'hold by another customer',
    covers: ['place-hold'],
    needs: [],
    groups: ['calendar'],
    call: (world) => ({
      method: 'POST',
      path: '/api/holds',
      token: world.other.renting.token,
      body: { ...slot(world, 'held'), action: 'book' },
    }),
  },
  {
    name: 'hold of the rented hours by another customer',
    covers: ['place-hold'],
    needs: ['rental'],
    groups: [],
    call: (world) => ({
      method: 'POST',
      path: '/api/holds',
      token: world.other.renting.token,
      body: { ...slot(world, 'rented'), action: 'book' },
    }),
  },
  {
    name: 'release hold',
    covers: ['release-hold', 'car-calendar'],
    needs: ['hold'],
    groups: ['calendar'],
    call: (world) => ({
      method: 'DELETE',
      path: `/api/holds/${world.holdId}`,
      token: world.customer.renting.token,
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
    call: (world) => ({
      method: 'POST',
      path: '/api/bookings',
      token: world.customer.renting.token,
      body: slot(world, 'held'),
    }),
  },
  {
    name: 'book with an idempotency key',
    covers: ['place-rental', 'claim-paid-slot', 'book-rental'],
    needs: [],
    groups: [],
    call: (world) => ({
      method: 'POST',
      path: '/api/bookings',
      token: world.customer.renting.token,
      body: slot(world, 'held'),
      key: `once-${world.prefix}`,
    }),
  },
  {
    name: 'book by another customer',
    covers: ['place-rental', 'claim-paid-slot', 'book-rental', 'claim-payment'],
    needs: [],
    groups: [],
    call: (world) => ({
      method: 'POST',
      path: '/api/bookings',
      token: world.other.renting.token,
      body: slot(world, 'held'),
    }),
  },
  {
    name: 'reserve',
    covers: ['place-rental', 'claim-paid-slot', 'book-rental', 'claim-payment'],
    needs: [],
    groups: [],
    call: (world) => ({
      method: 'POST',
      path: '/api/reservations',
      token: world.customer.renting.token,
      body: slot(world, 'held'),
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
    covers: ['decline-rental', 'owe-refund'],
    needs: ['reservation'],
    groups: ['money'],
    call: decideReservation({ decision: 'DECLINED', reason: REASON }),
  },
  {
    name: 'cancel by customer',
    covers: ['cancel-rental', 'owe-refund'],
    needs: ['rental'],
    groups: ['calendar', 'money'],
    call: (world) => ({
      method: 'POST',
      path: `/api/${kindOf(world)}/${world.rentalId}/cancellation`,
      token: world.customer.account.token,
      body: {},
    }),
  },
  {
    name: 'cancel by staff',
    covers: ['cancel-rental', 'owe-refund'],
    needs: ['rental'],
    groups: ['money'],
    call: (world, staff) => ({
      method: 'PUT',
      path: `/console/${kindOf(world)}/${world.rentalId}/cancellation`,
      token: staff.admin.token,
      body: { reason: REASON },
    }),
  },
];

/** In the order of locks that the product follows, so that it waits instead of meeting somebody head-on. */
async function endHold(world: World, { db }: Time): Promise<void> {
  const past = `app_now() - interval '1 second'`;
  await db.query(
    `BEGIN;
     SELECT FROM cars WHERE id = ${world.carId} FOR NO KEY UPDATE;
     UPDATE holds SET expires_at = ${past} WHERE id = '${world.holdId}' AND state = 'LIVE';
     UPDATE occupancies SET expires_at = ${past} WHERE hold_id = '${world.holdId}';
     COMMIT`,
  );
}

async function expireUnpaid({ paymentId }: World, { db, background }: Time): Promise<void> {
  await db.query(
    `UPDATE payments SET decided_at = '2026-01-01T00:00:00Z' WHERE id = $1 AND status = 'REJECTED'`,
    [paymentId],
  );
  await background.run('expire-unpaid-rentals');
}

/** Half of the time for another payment, unless all of it is over. */
async function remindToPayAgain({ paymentId }: World, { db, background }: Time): Promise<void> {
  await db.query(
    `UPDATE payments SET decided_at = app_now() - interval '13 hours'
      WHERE id = $1 AND status = 'REJECTED' AND decided_at > app_now() - interval '1 day'`,
    [paymentId],
  );
  await background.run('send-reminders');
}

async function remindOfUnfinished({ unclaimedId }: World, { db, background }: Time): Promise<void> {
  await db.query(
    `UPDATE payments SET created_at = app_now() - interval '2 hours' WHERE id = $1 AND rental_id IS NULL`,
    [unclaimedId],
  );
  await background.run('remind-unfinished');
}
