import type { ListedRefund } from '../../../backend/contract/payments/refunds';
import type { ConsoleRentalDetails } from '../../../backend/contract/rentals/console-rental';
import { dayAhead } from '../../support/renting';
import { bearer } from '../../support/test-data';
import { type CancellationData, cancellationData, type Rented, TOTAL } from '../rentals/cancellation.support';

const ACCOUNT = {
  kind: 'ACCOUNT',
  holder: 'Asha Kulkarni',
  account: '50100012345678',
  accountAgain: '50100012345678',
  ifsc: 'HDFC0000123',
};

describe('console refunds', () => {
  let w: CancellationData;
  beforeAll(async () => {
    w = await cancellationData();
  });
  afterAll(() => w.server.stop());

  const list = async (filter: object): Promise<ListedRefund[]> =>
    (
      await w.server.http
        .get('/console/refunds')
        .query({ filter: JSON.stringify(filter) })
        .set(bearer(w.admin))
        .expect(200)
    ).body as ListedRefund[];
  const put = (
    id: number,
    what: 'destination' | 'sending' | 'bounce' | 'reference',
    body: object,
    token = w.admin,
  ) => w.server.http.put(`/console/refunds/${id}/${what}`).set(bearer(token)).send(body);
  const sending = (version: number, over: object = {}) => ({
    method: 'BANK_TRANSFER',
    reference: ' NEFT42 ',
    sentOn: dayAhead(0),
    version,
    ...over,
  });
  const bounce = (version: number, over: object = {}) => ({
    cause: 'RETURNED_BY_BANK',
    on: dayAhead(0),
    version,
    ...over,
  });

  /** A cancelled booking with a verified payment, and its refund. */
  async function owed(): Promise<{ rented: Rented; refund: ListedRefund }> {
    const rented = await w.rent();
    await w.verify(rented).expect(200);
    await w.cancel(rented).expect(200);
    const [refund] = await list({ q: rented.reference });
    return { rented, refund: await enter(refund!) };
  }
  const enter = async ({ id, version }: ListedRefund): Promise<ListedRefund> =>
    (await put(id, 'destination', { ...ACCOUNT, version }).expect(200)).body as ListedRefund;
  const send = async (refund: ListedRefund, over: object = {}): Promise<ListedRefund> =>
    (await put(refund.id, 'sending', sending(refund.version, over)).expect(200)).body as ListedRefund;

  const account = async (rented: Rented): Promise<{ refunded: number; open: number }> => {
    const { rows } = await w.server.db.query<{ refunded: number; open: number }>(
      'SELECT m.refunded, f.open FROM rental_money($1) m, rental_facts f WHERE f.id = $1',
      [rented.id],
    );
    return rows[0]!;
  };

  it('lists a refund by customer, booking, transaction and reference, in each state', async () => {
    const { rented, refund } = await owed();
    expect(refund).toMatchObject({
      state: 'DUE',
      amount: TOTAL,
      rentalId: rented.id,
      rentalKind: 'BOOKING',
      rentalReference: rented.reference,
      transactionId: rented.transactionId,
      methods: ['BANK_TRANSFER', 'UPI'],
      reference: null,
      acts: ['SEND', 'DESTINATION'],
    });
    for (const q of [rented.reference, rented.transactionId.toLowerCase(), refund.customerMobile])
      expect((await list({ q, state: 'DUE' })).map(({ id }) => id)).toEqual([refund.id]);
    expect(await list({ q: rented.reference, state: 'SENT' })).toEqual([]);
    const sent = await send(refund, { reference: `LISTED${refund.id}` });
    expect((await list({ q: `LISTED${refund.id}` })).map(({ id }) => id)).toEqual([sent.id]);
    const { text } = await w.server.http
      .get('/console/refunds')
      .set({ ...bearer(w.admin), accept: 'text/csv' })
      .expect(200);
    expect(text).toContain(`LISTED${refund.id}`);
  });

  it('records a refund as sent once, for the version on the screen', async () => {
    const { rented, refund } = await owed();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        put(refund.id, 'sending', sending(refund.version), n % 2 ? w.admin : w.other),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)!.body;
    expect(refused).toMatchObject({
      code: 1015,
      data: { status: 'SENT', reason: 'NOT_DUE', decidedBy: expect.stringMatching(/^\d{1,9}$/) },
    });
    expect(refused.message).toMatch(/^This refund is SENT already, decided by #\d+ on .+ IST\.$/);
    const [sent] = await list({ q: rented.reference });
    expect(sent).toMatchObject({
      state: 'SENT',
      method: 'BANK_TRANSFER',
      reference: 'NEFT42',
      sentOn: dayAhead(0),
      sentBy: expect.stringMatching(/^\d{1,9}$/),
      acts: ['BOUNCE', 'CORRECT'],
    });
    expect(await account(rented)).toEqual({ refunded: TOTAL * 100, open: 0 });
    expect((await w.own(rented)).refund).toMatchObject({ state: 'PAID', reference: 'NEFT42' });
    expect((await w.mails(rented))[0]).toContain('NEFT42');
  });

  it('refuses incomplete data, a later day, and a method that differs from the payment', async () => {
    const { refund } = await owed();
    for (const [field, over] of [
      ['method', { method: 'CHEQUE' }],
      ['method', { method: 'CASH' }],
      ['method', { method: 'CARD' }],
      ['reference', { reference: ' ' }],
      ['reference', { reference: 'x'.repeat(61) }],
      ['sentOn', { sentOn: dayAhead(1) }],
      ['sentOn', { sentOn: '2026-02-30' }],
    ] as const)
      expect(
        (await put(refund.id, 'sending', sending(refund.version, over)).expect(400)).body.errors[0].field,
      ).toBe(field);
    const stale = (await put(refund.id, 'sending', sending(refund.version + 1)).expect(409)).body;
    expect(stale).toMatchObject({ code: 1015, data: { reason: 'CHANGED', version: refund.version } });
    expect((await put(2_000_000_000, 'sending', sending(1)).expect(404)).body.code).toBe(1002);
  });

  it('makes a returned refund due again, and notifies the customer', async () => {
    const { rented, refund } = await owed();
    const early = (await put(refund.id, 'bounce', bounce(refund.version)).expect(409)).body;
    expect(early.data).toMatchObject({ status: 'DUE', reason: 'NOT_SENT' });
    const sent = await send(refund);
    for (const on of [dayAhead(1), dayAhead(-1)])
      expect(
        (await put(sent.id, 'bounce', bounce(sent.version, { on })).expect(400)).body.errors[0].field,
      ).toBe('on');
    const answers = await Promise.all([1, 2, 3].map(() => put(sent.id, 'bounce', bounce(sent.version))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const rows = await list({ q: rented.reference });
    expect(rows.map(({ state, amount }) => [state, amount])).toEqual([
      ['DUE', TOTAL],
      ['BOUNCED', TOTAL],
    ]);
    expect(rows[1]).toMatchObject({ bounceCause: 'RETURNED_BY_BANK', bouncedOn: dayAhead(0), acts: [] });
    const { body } = await w.server.http
      .get(`/console/bookings/${rented.id}`)
      .set(bearer(w.admin))
      .expect(200);
    const { events } = body as ConsoleRentalDetails;
    expect(events.map(({ what }) => what).filter((what) => what.startsWith('REFUND'))).toEqual([
      'REFUNDED',
      'REFUND_BOUNCED',
    ]);
    expect(await account(rented)).toEqual({ refunded: 0, open: TOTAL * 100 });
    expect((await w.own(rented)).refund).toMatchObject({ state: 'DUE', amount: TOTAL, reference: null });
    const [mail] = await w.mails(rented);
    expect(mail).toContain('did not arrive. Please check where we should send it.');
    const again = await send(await enter(rows[0]!), { reference: 'SECOND' });
    expect(again.state).toBe('SENT');
    const history = (
      await w.server.http
        .get(`/console/transactions/${refund.paymentId}/review`)
        .set(bearer(w.admin))
        .expect(200)
    ).body.history as { what: string }[];
    expect(history.map(({ what }) => what)).toEqual([
      'REFUNDED',
      'REFUND_BOUNCED',
      'REFUNDED',
      'VERIFIED',
      'SUBMITTED',
    ]);
  });

  it('makes nothing due for a returned refund whose payment is no longer verified', async () => {
    const { rented, refund } = await owed();
    const sent = await send(refund);
    const payment = await w.payment(rented);
    await w.server.http
      .put(`/console/transactions/${payment.id}/reopening`)
      .set(bearer(w.admin))
      .send({ version: payment.version, reason: 'It was another payment' })
      .expect(200);
    await put(sent.id, 'bounce', bounce(sent.version)).expect(200);
    expect(await account(rented)).toEqual({ refunded: 0, open: 0 });
    expect((await w.mails(rented))[0]).not.toContain('again by');
  });

  it('corrects a reference any number of times, and keeps the earlier ones', async () => {
    const { rented, refund } = await owed();
    const sent = await send(refund, { reference: 'A1' });
    const correct = (version: number, reference: string, reason = 'Two digits were swapped') =>
      put(sent.id, 'reference', { version, reference, reason });
    expect((await correct(sent.version, 'A1').expect(400)).body.errors[0].field).toBe('reference');
    expect((await correct(sent.version, 'A2', 'x').expect(400)).body.errors[0].field).toBe('reason');
    const second = (await correct(sent.version, 'A2').expect(200)).body as ListedRefund;
    expect((await correct(sent.version, 'A3').expect(409)).body.data.reason).toBe('CHANGED');
    const third = (await correct(second.version, 'A3').expect(200)).body as ListedRefund;
    expect(third).toMatchObject({ reference: 'A3', state: 'SENT' });
    expect(third.earlierReferences.map(({ reference }) => reference)).toEqual(['A1', 'A2']);
    expect((await w.own(rented)).refund.reference).toBe('A3');
    expect((await w.mails(rented))[0]).toContain('is A3, not A2.');
  });

  it('sends and bounces a compensation beyond the payments', async () => {
    const { rented, refund } = await owed();
    await send(refund);
    await w.server.db.query(
      `UPDATE rentals SET customer_percent = 0, cancellation = cancellation || '{"compensationCap": 500}' WHERE id = $1`,
      [rented.id],
    );
    await w.server.db.query('SELECT settle_rentals(ARRAY[$1::int], NULL, false)', [rented.id]);
    const [compensation] = await list({ q: rented.reference, state: 'DUE' });
    expect(compensation).toMatchObject({ amount: 500, paymentId: null, transactionId: null });
    const { body: work } = await w.server.http
      .get('/console/work?group=MONEY')
      .set(bearer(w.admin))
      .expect(200);
    expect(
      work.items.find(
        (item: { subject: { id: number; resource: string } }) => item.subject.id === compensation!.id,
      ),
    ).toMatchObject({
      kind: 'REFUND',
      subject: { resource: 'refunds', label: rented.reference },
      act: { name: 'DESTINATION', resource: 'refunds', id: compensation!.id },
    });
    const sent = await send(await enter(compensation!));
    expect((await w.mails(rented))[0]).toContain('₹500 beyond your payments');
    await put(sent.id, 'bounce', bounce(sent.version, { cause: 'WRONG_DESTINATION' })).expect(200);
    expect(
      (await list({ q: rented.reference, state: 'DUE' })).map(({ amount, paymentId }) => [amount, paymentId]),
    ).toEqual([[500, null]]);
  });

  describe('in cash', () => {
    /** A booking that was paid in cash, and is then cancelled by the business. */
    async function owedInCash(): Promise<ListedRefund> {
      const rented = await w.rent();
      await w.verify(rented, false).expect(200);
      await w.server.http
        .post(`/console/rentals/${rented.id}/receipts`)
        .set(bearer(w.admin))
        .field({ method: 'CASH', amount: '3800' })
        .expect(200);
      await w.cancelByUs(rented).expect(200);
      return (await list({ q: rented.reference }))[0]!;
    }
    const drawerOf = async (token: string, status = 'OPEN') =>
      (
        await w.server.http
          .get('/console/drawers')
          .query({ filter: JSON.stringify({ status }) })
          .set(bearer(token))
          .expect(200)
      ).body[0] as { movements: { kind: string; amount: number }[] };

    beforeAll(async () => {
      await w.server.http
        .post('/console/drawers')
        .set(bearer(w.admin))
        .send({ location: 'Desk', counted: 9000 })
        .expect(200);
    });

    it('is paid out of the open drawer of the admin, and returns to it', async () => {
      const refund = await owedInCash();
      expect(refund).toMatchObject({ amount: 3800, methods: ['CASH'] });
      const cash = sending(refund.version, { method: 'CASH', reference: 'C1' });
      const none = (await put(refund.id, 'sending', cash, w.other).expect(409)).body;
      expect(none).toMatchObject({ code: 1015, data: { reason: 'NO_DRAWER' } });
      const sent = (await put(refund.id, 'sending', cash).expect(200)).body as ListedRefund;
      expect((await drawerOf(w.admin)).movements.at(-1)).toMatchObject({ kind: 'REFUND', amount: 3800 });
      const back = bounce(sent.version, { cause: 'NOT_SENT' });
      expect((await put(sent.id, 'bounce', back, w.other).expect(409)).body.data.reason).toBe('NO_DRAWER');
      await put(sent.id, 'bounce', back).expect(200);
      expect((await drawerOf(w.admin)).movements.at(-1)).toMatchObject({
        kind: 'REFUND_RETURNED',
        amount: 3800,
      });
      const { rows } = await w.server.db.query<{ cash: number }>(
        `SELECT (drawer_sums(id)).cash FROM drawers WHERE status = 'OPEN'`,
      );
      expect(rows[0]!.cash).toBe(1_280_000);
    });
  });
});
