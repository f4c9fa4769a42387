import type { ConsoleMoneyEntry } from '../../../backend/contract/payments/ledger';
import { setStatus } from '../../support/rows';
import { bearer } from '../../support/test-data';
import { type CancellationData, cancellationData, type Rented, TOTAL } from '../rentals/cancellation.support';

const NOTHING = {
  charged: 0,
  received: 0,
  refunded: 0,
  lost: 0,
  deposit: 0,
  depositHeld: 0,
  depositMissing: 0,
  depositDueOn: null,
  checking: 0,
  owed: 0,
  credit: 0,
  payNow: 0,
};

describe('ledger', () => {
  let w: CancellationData;
  beforeAll(async () => {
    w = await cancellationData();
  });
  afterAll(() => w.server.stop());

  /** The page of the rental for its customer. */
  const page = async ({ who, reference }: Rented) =>
    (await w.server.http.get(`/api/rentals/${reference}`).set(bearer(who.account)).expect(200)).body.data;
  const entriesOf = async (rented: Rented): Promise<string[]> =>
    (await page(rented)).entries.map(
      ({ kind, amount, about }: { kind: string; amount: number; about: string | null }) =>
        [kind, amount, ...(about === rented.transactionId ? [] : [about])].filter(Boolean).join(' '),
    );
  const refund = async (rented: Rented, reference: string) =>
    w.server.http
      .put(`/console/transactions/${(await w.payment(rented)).id}/refund`)
      .set(bearer(w.admin))
      .send({ reference });

  it('records the money of a booking whose cancellation refunds half of it', async () => {
    const rented = await w.rent();
    expect((await page(rented)).money).toEqual({
      ...NOTHING,
      ...{ charged: TOTAL, checking: TOTAL, owed: TOTAL },
    });
    await w.verify(rented).expect(200);
    expect((await page(rented)).money).toEqual({ ...NOTHING, charged: TOTAL, received: TOTAL });
    await w.setPickupIn(rented, 30);
    await w.cancel(rented).expect(200);
    const half = TOTAL / 2;
    expect((await page(rented)).money).toEqual({
      ...NOTHING,
      ...{ charged: half, received: TOTAL, credit: half },
    });
    expect((await refund(rented, 'UTR1')).status).toBe(200);
    expect((await page(rented)).money).toEqual({
      ...NOTHING,
      ...{ charged: half, received: TOTAL, refunded: half },
    });
    expect(await entriesOf(rented)).toEqual([
      `REFUND_SENT ${half} UTR1`,
      `DUE_REDUCED ${half}`,
      `VERIFIED ${TOTAL}`,
      `DUE ${TOTAL}`,
      `RECEIVED ${TOTAL}`,
    ]);
  });

  it('shows the author of an entry to staff only', async () => {
    const rented = await w.rent();
    await w.verify(rented).expect(200);
    const { body } = await w.server.http
      .get(`/console/bookings/${rented.id}`)
      .set(bearer(w.admin))
      .expect(200);
    expect(body.money).toEqual({ ...NOTHING, charged: TOTAL, received: TOTAL });
    expect((body.entries as ConsoleMoneyEntry[]).map(({ kind, method, by }) => [kind, method, by])).toEqual([
      ['VERIFIED', 'UPI', expect.stringMatching(/^\d{1,9}$/)],
      ['DUE', null, null],
      ['RECEIVED', 'UPI', null],
    ]);
    expect((await page(rented)).entries[0]).not.toHaveProperty('by');
  });

  it('charges the retained amount once the payment of a cancelled booking is verified', async () => {
    const rented = await w.rent();
    await w.setPickupIn(rented, 30);
    await w.cancel(rented).expect(200);
    expect((await page(rented)).money).toEqual({ ...NOTHING, checking: TOTAL });
    await w.verify(rented).expect(200);
    expect((await page(rented)).money).toEqual({
      ...NOTHING,
      ...{ charged: TOTAL / 2, received: TOTAL, credit: TOTAL / 2 },
    });
    expect((await w.mails(rented))[0]).toContain('Your rental has ended, so we refund ₹1,899.50 by ');
  });

  it('shows a short payment as owed and an excess as credit', async () => {
    const short = await w.rent('bookings', { amount: TOTAL - 99 });
    await w.verify(short).expect(200);
    expect((await page(short)).money).toMatchObject({ owed: 99, credit: 0, payNow: 99 });
    const over = await w.rent('reservations', { amount: TOTAL + 299 });
    await w.verify(over).expect(200);
    expect((await page(over)).money).toMatchObject({ owed: 0, credit: 100, payNow: 0 });
  });

  it('charges nothing for a declined reservation', async () => {
    const rented = await w.rent('reservations');
    await w.verify(rented).expect(200);
    await w.server.http
      .put(`/console/reservations/${rented.id}/decision`)
      .set(bearer(w.admin))
      .send({ decision: 'DECLINED', reason: 'Workshop' })
      .expect(200);
    expect((await page(rented)).money).toMatchObject({ charged: 0, credit: TOTAL + 199 });
  });

  describe('in the database', () => {
    it.each([
      'UPDATE ledger_entries SET amount_paise = 1',
      'DELETE FROM ledger_entries',
      'TRUNCATE ledger_entries',
    ])('refuses %s', async (statement) => {
      await expect(w.server.db.query(statement)).rejects.toThrow('append-only');
    });

    /** Runs statements in one transaction, as the current version of the service. */
    const asService = async (...statements: string[]): Promise<void> => {
      const client = await w.server.db.connect();
      try {
        await client.query(`BEGIN; SET LOCAL rental.ledger = 'on'`);
        for (const statement of statements) await client.query(statement);
        await client.query('COMMIT');
      } finally {
        await client.query('ROLLBACK');
        client.release();
      }
    };

    it('refuses a commit after which the ledger differs from the rental or the payment', async () => {
      const rented = await w.rent();
      const { id } = await w.payment(rented);
      await expect(
        asService(`UPDATE payments SET status = 'VERIFIED', decided_at = now() WHERE id = ${id}`),
      ).rejects.toThrow(`the ledger differs from payment ${id}`);
      await expect(
        asService(
          `INSERT INTO ledger_entries (customer_id, rental_id, kind, debit, credit, amount_paise)
           VALUES (${rented.who.id}, ${rented.id}, 'DUE', 'CUSTOMER', 'INCOME', 1)`,
        ),
      ).rejects.toThrow(`the ledger differs from rental ${rented.id}`);
      await expect(
        asService(
          `INSERT INTO ledger_entries (customer_id, rental_id, kind, debit, credit, amount_paise)
           VALUES (${rented.who.id}, ${rented.id}, 'DUE', 'INCOME', 'CUSTOMER', 1)`,
        ),
      ).rejects.toThrow('ledger_entries_accounts_check');
    });

    it.each([
      [
        'a refund of a booking that goes ahead',
        'open_refunds_do_not_exceed_the_credit',
        (rented: Rented) => [
          `INSERT INTO refunds (customer_id, rental_id, payment_id, amount_paise, due_on)
         SELECT customer_id, rental_id, id, 100, now() FROM payments WHERE rental_id = ${rented.id}`,
        ],
      ],
      [
        'a refund of more than the payment',
        'open_refund_is_covered_by_its_payment',
        (rented: Rented) => [
          `INSERT INTO refunds (customer_id, payment_id, amount_paise, due_on)
         SELECT customer_id, id, amount_paise + 1, now() FROM payments WHERE rental_id = ${rented.id}`,
        ],
      ],
      [
        'the transfer of more than the payment',
        'sent_refunds_do_not_exceed_their_payment',
        (rented: Rented) => [
          `INSERT INTO refunds (customer_id, payment_id, amount_paise, due_on, state, reference, sent_at)
         SELECT customer_id, id, amount_paise + 1, now(), 'SENT', 'R', now() FROM payments WHERE rental_id = ${rented.id}`,
        ],
      ],
      [
        'a cancellation without a refund of its credit',
        'ended_rental_refunds_its_credit',
        (rented: Rented) => [
          `DELETE FROM occupancies WHERE rental_id = ${rented.id}`,
          `UPDATE rentals SET status = 'CANCELLED' WHERE id = ${rented.id}`,
          `INSERT INTO ledger_entries (customer_id, rental_id, kind, debit, credit, amount_paise)
         SELECT customer_id, id, 'DUE_REDUCED', 'INCOME', 'CUSTOMER', total_paise FROM rentals WHERE id = ${rented.id}`,
        ],
      ],
    ])('refuses %s', async (_, constraint, statements) => {
      const rented = await w.rent();
      await w.verify(rented).expect(200);
      await expect(asService(...statements(rented))).rejects.toMatchObject({ constraint });
    });

    it('accepts an entry together with one that reverses it', async () => {
      const rented = await w.rent();
      const values = `${rented.who.id}, ${rented.id}`;
      await asService(
        `WITH wrong AS (
           INSERT INTO ledger_entries (customer_id, rental_id, kind, debit, credit, amount_paise)
           VALUES (${values}, 'DUE', 'CUSTOMER', 'INCOME', 500) RETURNING id)
         INSERT INTO ledger_entries (customer_id, rental_id, kind, debit, credit, amount_paise, reverses)
         SELECT ${values}, 'DUE', 'INCOME', 'CUSTOMER', 500, id FROM wrong`,
      );
      expect((await page(rented)).money.charged).toBe(TOTAL);
    });
  });

  describe('previous version of the code', () => {
    it('has its missing entries added at every commit', async () => {
      const rented = await w.rent();
      await setStatus(w.server, rented.id, 'CONFIRMED');
      expect((await page(rented)).money).toEqual({ ...NOTHING, charged: TOTAL, received: TOTAL });
      await w.server.db.query(
        `UPDATE payments SET status = 'REJECTED', decided_at = now() WHERE id = ${(await w.payment(rented)).id};
         UPDATE rentals SET status = 'PENDING' WHERE id = ${rented.id}`,
      );
      expect((await page(rented)).money).toMatchObject({ received: 0, owed: TOTAL });
    });

    it('has its due and sent refunds converted into rows at the commit', async () => {
      const rented = await w.rent();
      await w.verify(rented).expect(200);
      const { id } = await w.payment(rented);
      await w.server.db.query(
        `WITH freed AS (DELETE FROM occupancies WHERE rental_id = ${rented.id}),
              refund AS (UPDATE payments SET status = 'REFUND_DUE', refund_paise = amount_paise / 2, refund_due_on = '2026-12-01' WHERE id = ${id})
         UPDATE rentals SET status = 'CANCELLED' WHERE id = ${rented.id}`,
      );
      expect((await page(rented)).money).toMatchObject({
        charged: TOTAL / 2,
        received: TOTAL,
        credit: TOTAL / 2,
      });
      expect(await page(rented)).toMatchObject({
        paymentStatus: 'REFUND_DUE',
        refund: { amount: TOTAL / 2, dueDate: '2026-12-01', state: 'DUE' },
      });
      await w.server.db.query(
        `UPDATE payments SET status = 'REFUNDED', refund_reference = 'UTR2', refunded_at = now() WHERE id = ${id}`,
      );
      expect(await page(rented)).toMatchObject({
        paymentStatus: 'REFUNDED',
        refund: { reference: 'UTR2', state: 'PAID' },
        money: { refunded: TOTAL / 2, credit: 0 },
      });
    });
  });
});
