import type { ConsoleReceipt } from '../../../backend/contract/payments/receipts';
import { decidePayment } from '../../support/decisions';
import { pay } from '../../support/renting';
import { bearer } from '../../support/test-data';
import { cashier, drawerCalls } from '../drawers/drawers.support';
import { type Rented, TOTAL } from './cancellation.support';
import { cash, receiptSteps } from './receipts.support';
import { settlementSteps } from './settlement.support';
import { type TripData, tripData } from './trip.support';

const DAY_S = 24 * 3600;

describe('debt after the final settlement', () => {
  let w: TripData;
  beforeAll(async () => {
    w = await tripData();
  });
  afterAll(() => w.server.stop());
  const steps = settlementSteps(() => ({ ...w, photo: Buffer.alloc(0) }));
  const { closed, payFor } = steps;
  const { take, reverse } = receiptSteps(() => w);

  const paymentOf = async ({ id }: Rented) =>
    (
      await w.server.db.query<{ id: number; version: number }>(
        'SELECT id, version FROM payments WHERE rental_id = $1 ORDER BY id DESC LIMIT 1',
        [id],
      )
    ).rows[0]!;
  async function correct(rented: Rented, what: 'reopening' | 'amount', body: object = {}) {
    const { id, version } = await paymentOf(rented);
    await w.server.http
      .put(`/console/transactions/${id}/${what}`)
      .set(bearer(w.admin))
      .send({ reason: 'The bank took the money back', version, ...body })
      .expect(200);
  }
  async function reject(rented: Rented): Promise<void> {
    await correct(rented, 'reopening');
    const verdict = { isVerified: false, reason: 'The bank took the money back' };
    await decidePayment(w.server, w.admin, (await paymentOf(rented)).id, verdict);
  }
  const blockedBy = async ({ who }: Rented): Promise<{ owed: number }[]> =>
    (await w.server.db.query('SELECT owed::int FROM open_debt($1, $2)', [who.id, 'Asia/Kolkata'])).rows;
  async function isListed({ id }: Rented): Promise<boolean> {
    const { body } = await w.server.http.get('/console/work').set(bearer(w.admin)).expect(200);
    return (body.items as { kind: string; subject: { id: number } }[]).some(
      ({ kind, subject }) => kind === 'DEBT' && subject.id === id,
    );
  }
  const passDueDay = ({ id }: Rented) =>
    w.server.db.query('UPDATE settlements SET due_on = due_on - 9 WHERE rental_id = $1', [id]);
  const isEnded = async ({ id }: Rented): Promise<boolean> =>
    (await w.server.db.query('SELECT FROM ended_rentals WHERE id = $1', [id])).rowCount === 1;

  it('is announced with the payment that our team is still verifying', async () => {
    const rented = await steps.returned(130);
    await steps.issue(await steps.console(rented)).expect(200);
    await pay(w.server, rented.who.token, { amount: 500, type: 'book', shade: 251, bookingId: rented.id });
    await steps.accept(rented).expect(200);
    const [short] = await w.mails(rented);
    expect(short).toMatch(
      /₹600 is due by .+ 2026\. We are checking your payment of ₹500\.\nPlease pay ₹100 by /,
    );

    const whole = await steps.returned(130);
    await steps.issue(await steps.console(whole)).expect(200);
    await pay(w.server, whole.who.token, { amount: 600, type: 'book', shade: 252, bookingId: whole.id });
    await steps.accept(whole).expect(200);
    const [mail] = await w.mails(whole);
    expect(mail).toMatch(/₹600 is due by .+ 2026\. We are checking your payment of ₹600\./);
    expect(mail).not.toMatch(/You owe nothing|Please pay/);
  });

  it('is due a week after a correction, blocks the customer from then on, and ends with the payment', async () => {
    const rented = await closed();
    await reject(rented);
    const { id, dueOn } = await steps.console(rented);
    const { rows } = await w.server.db.query<{ day: string }>(
      `SELECT ((app_now() AT TIME ZONE 'Asia/Kolkata')::date + 7)::text AS day`,
    );
    expect(dueOn).toBe(rows[0]!.day);
    expect([await blockedBy(rented), await isListed(rented), await isEnded(rented)]).toEqual([
      [],
      false,
      false,
    ]);

    await steps.ago(id, 'owed_again_at', 3 * DAY_S);
    await w.server.runJob('remind-of-settlements');
    expect((await w.mails(rented))[0]).toContain(`Please pay ₹${TOTAL.toLocaleString('en-IN')} by`);
    await passDueDay(rented);
    expect(await blockedBy(rented)).toEqual([{ owed: TOTAL * 100 }]);
    expect(await isListed(rented)).toBe(true);

    await payFor(rented, TOTAL);
    expect([await blockedBy(rented), await isListed(rented), await isEnded(rented)]).toEqual([
      [],
      false,
      true,
    ]);
  });

  it('is due if the amount of the payment is lowered, or its receipt cancelled', async () => {
    const lowered = await closed();
    await correct(lowered, 'amount', { receivedAmount: TOTAL - 100 });
    expect(await steps.console(lowered)).toMatchObject({ dueOn: expect.any(String) });

    const desk = await cashier(w.server, 'ADMIN');
    const counted = await closed();
    await reject(counted);
    await drawerCalls(w.server).opened(desk);
    const { body } = await take(counted, desk, cash(TOTAL));
    // The debt is paid, and the next one gets a day of its own.
    expect(await steps.console(counted)).toMatchObject({ dueOn: null });
    await reverse(counted, desk, (body as [ConsoleReceipt])[0]).expect(200);
    expect(await blockedBy(counted)).toEqual([]);
    await passDueDay(counted);
    expect(await blockedBy(counted)).toEqual([{ owed: TOTAL * 100 }]);
  });

  it('keeps the due day of a debt that was never paid', async () => {
    const rented = await steps.returned(130);
    await steps.issue(await steps.console(rented)).expect(200);
    await steps.accept(rented).expect(200);
    const { id, dueOn } = await steps.console(rented);
    expect(dueOn).toEqual(expect.any(String));
    await passDueDay(rented);
    await reject(rented);
    const { rows } = await w.server.db.query(
      'SELECT due_on < app_now()::date AS "isPast", owed_again_at AS again FROM settlements WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ isPast: true, again: null }]);
  });
});
