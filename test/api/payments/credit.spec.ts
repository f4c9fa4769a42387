import { dayAhead } from '../../support/renting';
import { bearer } from '../../support/test-data';
import { type CancellationData, cancellationData, type Rented, TOTAL } from '../rentals/cancellation.support';

const OVER = 100;

describe('credit of a rental that goes ahead', () => {
  let w: CancellationData;
  beforeAll(async () => {
    w = await cancellationData();
  });
  afterAll(() => w.server.stop());

  const page = async ({ reference, who }: Rented) =>
    (await w.server.http.get(`/api/rentals/${reference}`).set(bearer(who.account)).expect(200)).body.data as {
      refundable: number;
      money: { credit: number; refunded: number };
    };
  const ask = ({ reference, who }: Rented, amount: unknown = OVER, token = who.account) =>
    w.server.http.post(`/api/rentals/${reference}/refunds`).set(bearer(token)).send({ amount });
  const askByStaff = ({ id }: Rented, body: object = { amount: OVER, reason: 'Asked on the phone' }) =>
    w.server.http.post(`/console/rentals/${id}/refunds`).set(bearer(w.admin)).send(body);
  const refundsOf = async ({ reference }: Rented) =>
    (
      await w.server.http
        .get('/console/refunds')
        .query({ filter: JSON.stringify({ q: reference }) })
        .set(bearer(w.admin))
        .expect(200)
    ).body as { id: number; state: string; amount: number; version: number }[];

  async function overpaid(): Promise<Rented> {
    const rented = await w.rent('bookings', { amount: TOTAL + OVER });
    expect((await page(rented)).refundable).toBe(0);
    await w.verify(rented).expect(200);
    expect(await page(rented)).toMatchObject({ refundable: OVER, money: { credit: OVER } });
    return rented;
  }

  it('is refunded when its customer asks, up to the credit', async () => {
    const rented = await overpaid();
    expect((await ask(rented, OVER + 1).expect(400)).body.errors[0]).toMatchObject({
      field: 'amount',
      message: 'At most ₹100 can be refunded now.',
    });
    for (const amount of [0, -1, 1.005, 'x', null])
      expect((await ask(rented, amount).expect(400)).body.errors[0].field).toBe('amount');
    const other = await w.rent();
    expect((await ask(rented, OVER, other.who.account).expect(404)).body.code).toBe(1002);
    expect((await ask(rented, 40).expect(200)).body.data.refundable).toBe(60);
    expect((await ask(rented, 60).expect(200)).body.data.refundable).toBe(0);
    const [due, ...others] = await refundsOf(rented);
    expect(others).toEqual([]);
    expect(due).toMatchObject({ state: 'DUE', amount: OVER });
    expect((await w.mails(rented))[0]).toMatch(/We refund ₹60 for \w+ by /);
    expect((await ask(rented, 1).expect(409)).body).toMatchObject({
      code: 1015,
      data: { status: 'CONFIRMED', reason: 'NOTHING_TO_REFUND' },
    });
    expect((await w.own(rented)).status).toBe('CONFIRMED');
  });

  it('keeps the amount and reference of its refund next to a later one of the same payment', async () => {
    const rented = await overpaid();
    await ask(rented, 40).expect(200);
    const [due] = await refundsOf(rented);
    const put = (what: string, body: object) =>
      w.server.http.put(`/console/refunds/${due!.id}/${what}`).set(bearer(w.admin)).send(body).expect(200);
    await put('destination', { kind: 'UPI', upi: 'asha@upi', version: due!.version });
    const sending = { method: 'UPI', reference: 'EARLY1', sentOn: dayAhead(0) };
    await put('sending', { ...sending, version: due!.version + 1 });
    await w.cancel(rented).expect(200);
    const rest = TOTAL + OVER - 40;
    expect(await w.payment(rented)).toMatchObject({
      refund: { amount: rest, state: 'DUE' },
      refunds: [
        { amount: 40, state: 'PAID', method: 'UPI', reference: 'EARLY1', refundedAt: expect.any(String) },
        { amount: rest, state: 'DUE', reference: null, refundedAt: null },
      ],
    });
  });

  it('is refunded once for concurrent requests and for a repeated key', async () => {
    const rented = await overpaid();
    const answers = await Promise.all([ask(rented), askByStaff(rented), ask(rented), askByStaff(rented)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const again = await overpaid();
    for (let n = 0; n < 2; n += 1)
      await ask(again).set('idempotency-key', `credit-${again.reference}`).expect(200);
    expect(await refundsOf(again)).toHaveLength(1);
  });

  it('is refunded by an admin with a reason, and due once after a bounce and a cancellation', async () => {
    const rented = await overpaid();
    expect((await askByStaff(rented, { amount: OVER }).expect(400)).body.errors[0].field).toBe('reason');
    await askByStaff(rented).expect(200);
    const [due] = await refundsOf(rented);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
    const put = (what: string, body: object) =>
      w.server.http.put(`/console/refunds/${due!.id}/${what}`).set(bearer(w.admin)).send(body).expect(200);
    await put('destination', { kind: 'UPI', upi: 'asha@upi', version: due!.version });
    await put('sending', { method: 'UPI', reference: 'OVER1', sentOn: today, version: due!.version + 1 });
    expect(await page(rented)).toMatchObject({ refundable: 0, money: { credit: 0, refunded: OVER } });
    await put('bounce', { cause: 'WRONG_DESTINATION', on: today, version: due!.version + 2 });
    expect((await refundsOf(rented)).map(({ state, amount }) => [state, amount])).toEqual([
      ['DUE', OVER],
      ['BOUNCED', OVER],
    ]);
    expect((await page(rented)).refundable).toBe(0);
    await w.cancel(rented).expect(200);
    const open = (await refundsOf(rented)).filter(({ state }) => state === 'DUE');
    expect(open.map(({ amount }) => amount)).toEqual([TOTAL + OVER]);
    expect((await ask(rented, 1).expect(409)).body.data.reason).toBe('NOTHING_TO_REFUND');
  });
});
