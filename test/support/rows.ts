import type { TestServer } from './server';

type Database = Pick<TestServer, 'db'>;

/** Disables the constraint triggers, so that a test of lists can create rows that no command writes. */
export async function disableRowChecks({ db }: Database): Promise<void> {
  for (const table of ['occupancies', 'rentals', 'holds', 'payments', 'refunds']) {
    await db.query(`ALTER TABLE ${table} DISABLE TRIGGER ${table}_checked`);
  }
  for (const table of ['rentals', 'payments'])
    await db.query(`ALTER TABLE ${table} DISABLE TRIGGER ${table}_ledger_checked`);
}

/** Moves a rental's period to begin this many hours from now, with its claim on the car. */
export async function setPickupIn(
  { db }: Database,
  rentalId: number,
  hours: number,
  { rentedMinutesAgo = 10_000, lengthHours = 48 } = {},
): Promise<void> {
  const { rowCount } = await db.query(
    `WITH rental AS (
       UPDATE rentals SET starts_at = date_trunc('second', now()) + make_interval(secs => $2),
                          ends_at = date_trunc('second', now()) + make_interval(secs => $2, hours => $4),
                          created_at = now() - make_interval(mins => $3) WHERE id = $1
       RETURNING id, starts_at, ends_at, buffer_minutes
     )
     UPDATE occupancies SET during = tstzrange(starts_at, ends_at + make_interval(mins => buffer_minutes))
       FROM rental WHERE rental_id = rental.id`,
    [rentalId, hours * 3600, rentedMinutesAgo, lengthHours],
  );
  if (rowCount !== 1) throw new Error(`Rental ${rentalId} takes no time of its car.`);
}

/** Moves a live hold's end to this many seconds from now. */
export async function setHoldEnd({ db }: Database, holdId: string, seconds = 0): Promise<void> {
  const { rowCount } = await db.query(
    `WITH hold AS (
       UPDATE holds SET expires_at = app_now() + make_interval(secs => $2) WHERE id = $1 RETURNING id, expires_at
     )
     UPDATE occupancies SET expires_at = hold.expires_at FROM hold WHERE hold_id = hold.id`,
    [holdId, seconds],
  );
  if (rowCount !== 1) throw new Error(`Hold ${holdId} is not live.`);
}

/** Verifies a payment and cancels its rental, so that its refund is due on this day, or was sent with this reference. */
export async function setRefund(
  { db }: Database,
  transactionId: string,
  {
    dueOn,
    reference = null,
    staffId = null,
  }: { dueOn: string; reference?: string | null; staffId?: number | null },
): Promise<void> {
  await db.query(
    `WITH payment AS (
       UPDATE payments SET status = 'VERIFIED', decided_at = app_now(), decided_by_id = $4 WHERE transaction_id = $1
       RETURNING id, customer_id, rental_id, amount_paise
     ), rental AS (
       UPDATE rentals SET status = 'CANCELLED' FROM payment WHERE rentals.id = payment.rental_id
     ), freed AS (
       DELETE FROM occupancies USING payment WHERE occupancies.rental_id = payment.rental_id
     )
     INSERT INTO refunds (customer_id, rental_id, payment_id, amount_paise, due_on, state, reference, sent_at)
     SELECT customer_id, rental_id, id, amount_paise, $2, CASE WHEN $3::text IS NULL THEN 'DUE' ELSE 'SENT' END, $3,
            CASE WHEN $3 IS NOT NULL THEN app_now() END
       FROM payment`,
    [transactionId, dueOn, reference, staffId],
  );
  await db.query('SELECT complete_ledger(ARRAY (SELECT rental_id FROM payments WHERE transaction_id = $1))', [
    transactionId,
  ]);
}

/** Puts a rental into a state, with the claim and the payments that belong to it. */
export async function setStatus({ db }: Database, rentalId: number, status: string): Promise<void> {
  const isOver = ['CANCELLED', 'DECLINED', 'EXPIRED'].includes(status);
  await db.query(
    `WITH rental AS (
       UPDATE rentals SET status = $2 WHERE id = $1 RETURNING id
     ), freed AS (
       DELETE FROM occupancies WHERE rental_id = $1 AND NOT $3::boolean
     )
     UPDATE payments SET status = 'VERIFIED'
       FROM rental WHERE rental_id = rental.id AND payments.status = 'SUBMITTED' AND NOT $4::boolean`,
    [rentalId, status, ['PENDING', 'CONFIRMED', 'ON_TRIP'].includes(status), isOver],
  );
}
