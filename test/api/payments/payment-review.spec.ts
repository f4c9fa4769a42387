import type { PaymentReview } from '../../../backend/contract/payments/payment-review';
import { decidePayment } from '../../support/decisions';
import { setRefund } from '../../support/rows';
import { bearer } from '../../support/test-data';
import { type StatementData, statementData } from './statement.support';

describe('payments under review', () => {
  let w: StatementData;
  beforeAll(async () => {
    w = await statementData();
  });
  afterAll(() => w.server.stop());

  const idOf = async (transactionId: string): Promise<number> =>
    (await w.server.db.query('SELECT id FROM payments WHERE transaction_id = $1', [transactionId])).rows[0]
      .id;
  const review = async (id: number): Promise<PaymentReview> =>
    (await w.server.http.get(`/console/transactions/${id}/review`).set(bearer(w.admin)).expect(200)).body;
  const list = (filter: object, sort = '["createdAt","ASC"]') =>
    w.server.http
      .get('/console/transactions')
      .query({ filter: JSON.stringify(filter), sort })
      .set(bearer(w.admin));
  const found = async (filter: object, sort?: string): Promise<string[]> =>
    (await list(filter, sort).expect(200)).body.map(
      ({ transactionId }: { transactionId: string }) => transactionId,
    );
  const set = (id: string, what: string) =>
    w.server.db.query(`UPDATE payments SET ${what} WHERE transaction_id = $1`, [id]);

  it('shows the history, other senders of the screenshot, and the neighbours in the queue', async () => {
    const [one, two] = (await w.waiting(2)) as [string, string];
    const [first, id, last] = [await idOf(w.first), await idOf(one), await idOf(two)];
    const before = await review(id);
    expect(before).toMatchObject({ previousId: first, nextId: last, waiting: 3 });
    expect(before.samePicture.map(({ transactionId }) => transactionId)).toEqual([w.first, two]);
    expect(before.history).toEqual([{ what: 'SUBMITTED', at: expect.any(String), by: null, note: null }]);

    await decidePayment(w.server, w.other, id, { isVerified: false, reason: 'Blurred' });
    const after = await review(id);
    expect(after).toMatchObject({ previousId: first, nextId: last, waiting: 2 });
    expect(after.history[0]).toMatchObject({ what: 'REJECTED', by: String(w.staff[1].id), note: 'Blurred' });
    expect(await review(last)).toMatchObject({ previousId: first, nextId: null });
    expect((await w.server.http.get('/console/transactions/99999/review').set(bearer(w.admin))).status).toBe(
      404,
    );
  });

  it('finds a flagged payment by its amount, its repeated screenshot and its unusual ID', async () => {
    const [plain, short, over, seen, odd, verified] = (await w.waiting(6)) as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    await set(short, 'expected_paise = amount_paise + 1');
    await set(over, 'expected_paise = amount_paise - 1');
    await set(seen, 'screenshot_seen_before = true');
    await set(odd, `transaction_id = 'ODD${odd}'`);
    await set(verified, `screenshot_seen_before = true, status = 'VERIFIED'`);
    const flagged = await found({ flagged: true });
    expect(flagged).toEqual([short, over, seen, `ODD${odd}`]);
    expect(flagged).not.toContain(plain);
    expect(await found({ flagged: true, status: 'VERIFIED' })).toEqual([verified]);
    expect(await found({ flagged: true, q: 'ODD' })).toEqual([`ODD${odd}`]);
    expect(await found({ flagged: false, q: plain })).toEqual([plain]);
    const wrong = await list({ flagged: 'yes' }).expect(400);
    expect(wrong.body.errors[0].field).toBe('filter.flagged');
    expect((await list({ flagged: true, status: 'NONE' }).expect(400)).body.errors[0].field).toBe(
      'filter.status',
    );
    expect((await list({ flagged: true, q: 5 }).expect(400)).body.errors[0].field).toBe('filter.q');
  });

  it('lists refunds by due date, with those without one last', async () => {
    const [late, later, slotLost] = (await w.waiting(3)) as [string, string, string];
    await setRefund(w.server, later, { dueOn: '2026-12-02' });
    await setRefund(w.server, late, { dueOn: '2020-01-02' });
    await set(slotLost, 'slot_lost_at = now(), rental_id = NULL');
    expect(await found({ owed: true })).toEqual([late, later, slotLost]);
    expect(await found({ owed: true, q: later })).toEqual([later]);
    expect(await found({ owed: true }, '["createdAt","DESC"]')).toEqual([later, late, slotLost]);
  });
});
