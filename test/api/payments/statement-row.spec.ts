import { bearer } from '../../support/test-data';
import { bankDay, FARE, HEADER, type StatementData, statementData } from './statement.support';

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

  it('is decided by hand if more than the amount differs, and is not found outside the statement', async () => {
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
});
