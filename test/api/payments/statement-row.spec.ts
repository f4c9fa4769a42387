import { newTransactionId } from '../../support/renting';
import { bearer } from '../../support/test-data';
import {
  bankDay,
  FARE,
  HEADER,
  narrated,
  NARRATION_MAPPING,
  narrations,
  type StatementData,
  statementData,
} from './statement.support';

describe('row of a bank statement', () => {
  let w: StatementData;
  beforeAll(async () => {
    w = await statementData();
  });
  afterAll(() => w.server.stop());

  const verify = (id: number, line: number) =>
    w.server.http.put(`/console/statements/${id}/rows/${line}/verification`).set(bearer(w.admin));
  /** Uploads credits of these payments, from line 2 on. */
  async function statement(credits: [transactionId: string, amount: number][]): Promise<number> {
    const lines = credits.map(([transactionId, amount]) => `${bankDay()},${transactionId},,${amount}`);
    return (await w.upload([HEADER, ...lines].join('\n')).expect(201)).body.id;
  }
  const received = async (transactionId: string) =>
    (
      await w.server.db.query(
        `SELECT p.status, p.received_paise AS received, m.balance FROM payments p, rental_money(p.rental_id) m
          WHERE p.transaction_id = $1`,
        [transactionId],
      )
    ).rows[0];

  it('verifies the payment with the amount of the bank, and uses the credit once', async () => {
    const [short, over] = await w.waiting(2);
    const id = await statement([
      [short!, FARE - 99],
      [over!, FARE + 1],
    ]);
    const rows = await w.rows(id, 'DIFFERING');
    expect(rows.map(({ line, mayVerify }) => [line, mayVerify])).toEqual([
      [2, true],
      [3, true],
    ]);
    const { body } = await verify(id, 2).expect(200);
    expect(w.counts(body)).toMatchObject({ DIFFERING: 1, VERIFIED: 1 });
    await verify(id, 3).expect(200);
    expect(await received(short!)).toEqual({
      status: 'VERIFIED',
      received: (FARE - 99) * 100,
      balance: 9900,
    });
    expect(await received(over!)).toMatchObject({ received: (FARE + 1) * 100, balance: -100 });
    expect(
      (await w.rows(id, 'VERIFIED')).map(({ reason, mayVerify }) => [
        reason.startsWith('Verified'),
        mayVerify,
      ]),
    ).toEqual([
      [true, false],
      [true, false],
    ]);
    expect((await verify(id, 2)).body).toMatchObject({
      code: 1015,
      data: { status: 'VERIFIED', reason: 'NOT_DIFFERING' },
    });
    const { rows: used } = await w.server.db.query('SELECT FROM used_credit_ids WHERE statement_id = $1', [
      id,
    ]);
    expect(used.length).toBeGreaterThanOrEqual(2);
  });

  it('is not verified if more than the amount differs, or if the line does not exist', async () => {
    const [twice, exact] = await w.waiting(2);
    const id = await statement([
      [twice!, FARE - 1],
      [twice!, FARE - 2],
      [exact!, FARE],
    ]);
    expect((await w.rows(id, 'DIFFERING')).map(({ mayVerify }) => mayVerify)).toEqual([false]);
    expect((await verify(id, 2)).body).toMatchObject({ code: 1015, data: { reason: 'NOT_DIFFERING' } });
    expect((await verify(id, 4)).body.code).toBe(1015);
    expect((await verify(id, 99)).body.code).toBe(1002);
  });

  describe('recorded as a payment', () => {
    const record = (id: number, line: number, body: object) =>
      w.server.http
        .post(`/console/statements/${id}/rows/${line}/payment`)
        .set(bearer(w.admin))
        .send({ reason: 'The customer showed the transfer', ...body });
    const rentalOf = async (transactionId: string): Promise<{ customerId: number; rentalId: number }> =>
      (
        await w.server.db.query(
          'SELECT customer_id AS "customerId", rental_id AS "rentalId" FROM payments WHERE transaction_id = $1',
          [transactionId],
        )
      ).rows[0];

    it('creates a verified payment of the rental and uses up the credit', async () => {
      const [reported] = await w.waiting(1);
      const rental = await rentalOf(reported!);
      const unreported = newTransactionId();
      const id = await statement([[unreported, 1500]]);
      expect(await w.rows(id, 'MISSING')).toMatchObject([{ line: 2, mayRecord: true }]);

      const { body } = await record(id, 2, rental).expect(201);
      expect(body).toMatchObject({
        transactionId: unreported,
        status: 'VERIFIED',
        method: 'BANK_TRANSFER',
        bookingId: rental.rentalId,
      });
      expect(await received(unreported)).toMatchObject({ balance: (FARE - 1500) * 100 });
      expect(await w.rows(id, 'VERIFIED')).toMatchObject([{ line: 2, mayRecord: false }]);
      const { rows: used } = await w.server.db.query('SELECT payment_id FROM used_credit_ids WHERE id = $1', [
        unreported,
      ]);
      expect(used).toEqual([{ payment_id: body.id }]);
      const { rows: audit } = await w.server.db.query(
        `SELECT action FROM audit_entries WHERE subject = 'payment' AND subject_id = $1 ORDER BY id`,
        [String(body.id)],
      );
      expect(audit).toEqual([{ action: 'record-credit' }, { action: 'verify-payment' }]);
      expect((await record(id, 2, rental)).body).toMatchObject({
        code: 1015,
        data: { reason: 'CREDIT_USED' },
      });
    });

    it('leaves a rental waiting for missing money until all of it has arrived', async () => {
      const [reported] = await w.waiting(1);
      const rental = await rentalOf(reported!);
      const short = await w.verifyByHand(reported!, { receivedAmount: 2000, shortage: 'FIRST' });
      expect(short.status).toBe(200);
      const id = await statement([
        [newTransactionId(), 300],
        [newTransactionId(), FARE - 2300],
      ]);
      const awaitsRest = async () =>
        (await w.server.db.query('SELECT awaits_rest($1) AS waits', [rental.rentalId])).rows[0].waits;
      await record(id, 2, rental).expect(201);
      expect(await awaitsRest()).toBe(true);
      await record(id, 3, rental).expect(201);
      expect(await awaitsRest()).toBe(false);
    });

    it('creates a payment without a rental, which the next rental can claim', async () => {
      const { customerId } = await rentalOf(w.first);
      const unreported = newTransactionId();
      const id = await statement([[unreported, FARE]]);
      const { body } = await record(id, 2, { customerId, type: 'reserve' }).expect(201);
      expect(body).toMatchObject({ status: 'VERIFIED', bookingId: null, action: 'reserve' });
    });

    it('records one payment for two requests with the same key', async () => {
      const { customerId } = await rentalOf(w.first);
      const id = await statement([[newTransactionId(), FARE]]);
      const key = newTransactionId();
      const answers = await Promise.all(
        [1, 2].map(() => record(id, 2, { customerId }).set('Idempotency-Key', key)),
      );
      const again = await record(id, 2, { customerId }).set('Idempotency-Key', key).expect(201);
      const ids = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
      expect(new Set([...ids, again.body.id]).size).toBe(1);
    });

    it('is refused for an ID in use, a credit in use, another customer and a row without an ID', async () => {
      const [reported] = await w.waiting(1);
      const rental = await rentalOf(reported!);
      const unreported = newTransactionId();
      const id = await statement([
        [reported!, FARE],
        [unreported, 700],
        ['', 12],
      ]);
      expect((await record(id, 2, rental)).body.code).toBe(1005);
      expect((await w.rows(id, 'MISSING')).map(({ line, mayRecord }) => [line, mayRecord])).toEqual([
        [3, true],
        [4, false],
      ]);
      expect((await record(id, 4, rental)).body).toMatchObject({
        code: 1015,
        data: { reason: 'NO_ID' },
      });
      expect((await record(id, 9, rental)).body.code).toBe(1002);
      expect((await record(id, 3, { customerId: 999_999 })).body.code).toBe(1002);
      expect((await record(id, 3, { ...rental, rentalId: 999_999 })).body.code).toBe(1002);

      // The same credit in another statement, which also has the ID of a submitted payment.
      const [other] = await w.waiting(1);
      const sameCredit = narrations(narrated(`UPI ${unreported} ${other}`));
      await w.upload(sameCredit, NARRATION_MAPPING).expect(201);
      expect((await record(id, 3, rental)).body).toMatchObject({
        code: 1015,
        data: { reason: 'CREDIT_USED' },
      });
      await w.server.db.query(`UPDATE rentals SET status = 'CANCELLED', refund_percent = 100 WHERE id = $1`, [
        rental.rentalId,
      ]);
      expect((await record(id, 3, rental)).body).toMatchObject({ code: 1015, data: { reason: 'ENDED' } });
    });
  });
});
