import type { DestinationReveal } from '../../../backend/contract/payments/refund-destinations';
import type { ListedRefund } from '../../../backend/contract/payments/refunds';
import { dayAhead } from '../../support/renting';
import { moveClock } from '../../support/server';
import { bearer } from '../../support/test-data';
import { type CancellationData, cancellationData, type Rented } from '../rentals/cancellation.support';

const UPI = { kind: 'UPI', upi: ' 9876543210@UPI ' };
const ACCOUNT = {
  kind: 'ACCOUNT',
  holder: ' Asha Kulkarni ',
  account: '5010 0012 3456 78',
  accountAgain: '50100012345678',
  ifsc: 'hdfc0000123',
};

describe('destination of a refund', () => {
  let w: CancellationData;
  beforeAll(async () => {
    w = await cancellationData();
  });
  afterAll(() => w.server.stop());

  const list = async (rented: Rented): Promise<ListedRefund[]> =>
    (
      await w.server.http
        .get('/console/refunds')
        .query({ filter: JSON.stringify({ q: rented.reference }) })
        .set(bearer(w.admin))
        .expect(200)
    ).body as ListedRefund[];
  const put = (id: number, what: 'destination' | 'sending' | 'bounce', body: object, token = w.admin) =>
    w.server.http.put(`/console/refunds/${id}/${what}`).set(bearer(token)).send(body);
  const reveal = (id: number) =>
    w.server.http.post(`/console/refunds/${id}/destination-reveal`).set(bearer(w.admin));
  const changed = async (refund: ListedRefund, body: object): Promise<ListedRefund> =>
    (await put(refund.id, 'destination', { ...body, version: refund.version }).expect(200))
      .body as ListedRefund;
  const sending = ({ version }: ListedRefund, method: string) => ({
    method,
    reference: 'TRANSFER1',
    sentOn: dayAhead(0),
    version,
  });
  const bounce = ({ version }: ListedRefund, cause: string) => ({ cause, on: dayAhead(0), version });

  /** A cancelled booking with a verified payment, and its refund. */
  async function owed(): Promise<{ rented: Rented; refund: ListedRefund }> {
    const rented = await w.rent();
    await w.verify(rented).expect(200);
    await w.cancel(rented).expect(200);
    return { rented, refund: (await list(rented))[0]! };
  }
  const actionsOn = async ({ id }: ListedRefund): Promise<unknown[]> =>
    (
      await w.server.db.query(
        `SELECT action, before, after FROM audit_entries WHERE subject = 'refund' AND subject_id = $1 ORDER BY id`,
        [String(id)],
      )
    ).rows;

  it('is requested one day and three days after the refund is due, until it is entered', async () => {
    const [asked, entered] = [await owed(), await owed()];
    await changed(entered.refund, UPI);
    const age = async (hours: number): Promise<void> => {
      await w.server.db.query(
        `UPDATE refunds SET created_at = app_now() - make_interval(hours => $2) WHERE id = ANY ($1)`,
        [[asked.refund.id, entered.refund.id], hours],
      );
    };
    const questions = async ({ who }: Rented): Promise<number> =>
      (
        await w.server.db.query(
          `SELECT FROM outbox_messages o JOIN customers c ON c.email = o.recipient
            WHERE c.id = $1 AND o.subject = 'Where should we send your refund?'`,
          [who.id],
        )
      ).rows.length;
    const ask = () => w.server.runJob('ask-for-destination');
    for (const [hours, expected] of [
      [25, 1],
      [73, 2],
    ] as const) {
      await age(hours);
      await ask();
      expect(await questions(asked.rented)).toBe(expected);
    }
    await age(100);
    await ask();
    expect([await questions(asked.rented), await questions(entered.rented)]).toEqual([2, 0]);
  });

  it('is also requested for an amount in paise that was paid in cash', async () => {
    await w.server.http
      .post('/console/drawers')
      .set(bearer(w.admin))
      .send({ location: 'Desk', counted: 0 })
      .expect(200);
    const rented = await w.rent();
    await w.verify(rented, false).expect(200);
    await w.server.http
      .post(`/console/rentals/${rented.id}/receipts`)
      .set(bearer(w.admin))
      .field({ method: 'CASH', amount: '3799' })
      .expect(200);
    await w.setPickupIn(rented, 30);
    await w.cancel(rented).expect(200);
    expect(await list(rented)).toMatchObject([{ amount: 1899.5, destinationKinds: ['UPI', 'ACCOUNT'] }]);
    await w.server.db.query(
      `UPDATE refunds SET created_at = app_now() - interval '25 hours' WHERE rental_id = $1`,
      [rented.id],
    );
    await w.server.runJob('ask-for-destination');
    expect((await w.mails(rented))[0]).toContain('Where should we send your refund?');
  });

  it('is required for a transfer, but not in the call of the specification', async () => {
    const { rented, refund } = await owed();
    expect(refund).toMatchObject({
      destination: null,
      keptDestination: null,
      destinationKinds: ['UPI', 'ACCOUNT'],
      methods: [],
      acts: ['DESTINATION'],
    });
    const { body } = await put(refund.id, 'sending', sending(refund, 'UPI')).expect(400);
    expect(body).toMatchObject({
      code: 1001,
      message: 'Enter first where to send it.',
      errors: [{ field: 'destination' }],
    });
    await w.server.http
      .put(`/console/transactions/${refund.paymentId}/refund`)
      .set(bearer(w.admin))
      .send({ reference: 'DIRECT1' })
      .expect(200);
    expect((await list(rented))[0]).toMatchObject({ state: 'SENT', destination: null, destinationKinds: [] });
  });

  it('is stored sealed, masked in lists, and revealed with an entry in the audit', async () => {
    const { rented, refund } = await owed();
    const first = await changed(refund, UPI);
    expect(first).toMatchObject({
      destination: { kind: 'UPI', masked: '98…@upi', flag: null },
      methods: ['UPI'],
      acts: ['SEND', 'DESTINATION'],
    });
    expect((await reveal(refund.id).expect(200)).body as DestinationReveal).toEqual({
      kind: 'UPI',
      upi: '9876543210@upi',
      holder: null,
      account: null,
      ifsc: null,
    });
    const second = await changed(first, ACCOUNT);
    expect(second).toMatchObject({
      destination: { kind: 'ACCOUNT', masked: '…5678', flag: 'CHANGED_RECENTLY' },
      methods: ['BANK_TRANSFER', 'UPI'],
    });
    const revealed = await reveal(refund.id).expect(200);
    expect(revealed.headers['cache-control']).toBe('private, no-store');
    expect(revealed.body).toEqual({
      kind: 'ACCOUNT',
      upi: null,
      holder: 'Asha Kulkarni',
      account: '50100012345678',
      ifsc: 'HDFC0000123',
    });
    const { rows } = await w.server.db.query(
      `SELECT d::text AS stored FROM refund_destinations d WHERE rental_id = $1`,
      [rented.id],
    );
    for (const { stored } of rows as { stored: string }[])
      expect(stored).not.toMatch(/9876543210|50100012345678|Asha/);
    expect(await actionsOn(refund)).toEqual([
      { action: 'change-refund-destination', before: { destination: null }, after: { destination: 'UPI' } },
      { action: 'reveal-refund-destination', before: null, after: { destination: 'UPI' } },
      {
        action: 'change-refund-destination',
        before: { destination: 'UPI' },
        after: { destination: 'ACCOUNT' },
      },
      { action: 'reveal-refund-destination', before: null, after: { destination: 'ACCOUNT' } },
    ]);
  });

  it('refuses incomplete and wrong destinations, another version and a sent refund', async () => {
    const { refund } = await owed();
    for (const [field, body] of [
      ['kind', {}],
      ['kind', { kind: 'CHEQUE' }],
      ['kind', { kind: 'CASH' }],
      ['kind', { kind: 'CARD' }],
      ['kind', { kind: 'KEPT' }],
      ['upi', { kind: 'UPI' }],
      ['upi', { kind: 'UPI', upi: 'asha' }],
      ['holder', { ...ACCOUNT, holder: ' ' }],
      ['account', { ...ACCOUNT, account: '12345678', accountAgain: '12345678' }],
      ['accountAgain', { ...ACCOUNT, accountAgain: '50100012345679' }],
      ['accountAgain', { ...ACCOUNT, accountAgain: undefined }],
      ['ifsc', { ...ACCOUNT, ifsc: 'HDFC1000123' }],
    ] as const)
      expect([
        body,
        (await put(refund.id, 'destination', { ...body, version: refund.version }).expect(400)).body.errors[0]
          .field,
      ]).toEqual([body, field]);
    const stale = (await put(refund.id, 'destination', { ...UPI, version: refund.version + 1 }).expect(409))
      .body;
    expect(stale.data).toMatchObject({ reason: 'CHANGED' });
    expect((await reveal(refund.id).expect(404)).body.code).toBe(1002);
    const ready = await changed(refund, UPI);
    for (const method of ['BANK_TRANSFER', 'CASH', 'CARD'])
      expect((await put(ready.id, 'sending', sending(ready, method)).expect(400)).body.errors[0].field).toBe(
        'method',
      );
    const sent = (await put(ready.id, 'sending', sending(ready, 'UPI')).expect(200)).body as ListedRefund;
    expect(sent.destination).toEqual({ kind: 'UPI', masked: '98…@upi', flag: null });
    const late = (await put(sent.id, 'destination', { ...ACCOUNT, version: sent.version }).expect(409)).body;
    expect(late.data).toMatchObject({ status: 'SENT', reason: 'NOT_DUE' });
    expect((await reveal(sent.id).expect(409)).body.data.reason).toBe('NOT_DUE');
  });

  it('stays with a refund that was not sent, and is dropped when the bank returns the refund', async () => {
    const { rented, refund } = await owed();
    const ready = await changed(refund, UPI);
    const sent = (await put(ready.id, 'sending', sending(ready, 'UPI')).expect(200)).body as ListedRefund;
    await put(sent.id, 'bounce', bounce(sent, 'NOT_SENT')).expect(200);
    const again = (await list(rented)).find(({ state }) => state === 'DUE')!;
    expect(again.destination).toEqual({ kind: 'UPI', masked: '98…@upi', flag: null });
    const resent = (await put(again.id, 'sending', sending(again, 'UPI')).expect(200)).body as ListedRefund;
    await put(resent.id, 'bounce', bounce(resent, 'WRONG_DESTINATION')).expect(200);
    const third = (await list(rented)).find(({ state }) => state === 'DUE')!;
    expect(third).toMatchObject({ destination: null, keptDestination: null });
    expect((await changed(third, ACCOUNT)).destination).toMatchObject({ flag: 'CHANGED_RECENTLY' });
  });

  it('is offered for the next refund of the customer, and keeps the time of its change', async () => {
    const { rented, refund } = await owed();
    await changed(await changed(refund, UPI), ACCOUNT);
    const [due] = await list(rented);
    expect(due!.keptDestination).toEqual({ kind: 'ACCOUNT', masked: '…5678' });
    expect((await changed(due!, { kind: 'KEPT' })).destination).toEqual({
      kind: 'ACCOUNT',
      masked: '…5678',
      flag: 'CHANGED_RECENTLY',
    });
  });

  describe('entered by the customer', () => {
    const choose = (rented: Rented, body: object, token = rented.who.account) =>
      w.server.http.put(`/api/rentals/${rented.reference}/refund-destination`).set(bearer(token)).send(body);

    it('applies to all open refunds of the rental until they are sent, and is audited masked', async () => {
      const { rented, refund } = await owed();
      const page = await w.server.http
        .get(`/api/rentals/${rented.reference}`)
        .set(bearer(rented.who.account))
        .expect(200);
      expect(page.body.data.refundTo).toEqual({ kinds: ['UPI', 'ACCOUNT'], entered: null, kept: null });
      const { data } = (await choose(rented, UPI).expect(200)).body;
      expect(data.refundTo).toEqual({
        kinds: ['UPI', 'ACCOUNT'],
        entered: { kind: 'UPI', masked: '98…@upi' },
        kept: { kind: 'UPI', masked: '98…@upi' },
      });
      const [ready] = await list(rented);
      expect(ready!.destination).toEqual({ kind: 'UPI', masked: '98…@upi', flag: null });
      const { rows } = await w.server.db.query(
        `SELECT staff_id, after FROM audit_entries
          WHERE action = 'change-refund-destination' AND subject = 'rental' AND subject_id = $1`,
        [String(rented.id)],
      );
      expect(rows).toEqual([{ staff_id: null, after: { destination: 'UPI', source: 'customer' } }]);
      await put(refund.id, 'sending', sending(ready!, 'UPI')).expect(200);
      const late = (await choose(rented, ACCOUNT).expect(409)).body;
      expect(late).toMatchObject({ code: 1015, data: { status: 'SENT', reason: 'NOT_DUE' } });
    });

    it('needs a fresh proof to replace an earlier destination, but not to keep it', async () => {
      const { rented } = await owed();
      await moveClock(w.server, '10 minutes 1 second');
      await choose(rented, UPI).expect(200);
      const refused = (await choose(rented, ACCOUNT).expect(403)).body;
      expect(refused).toMatchObject({ code: 1022, status: 'PROOF_NEEDED' });
      await choose(rented, { kind: 'KEPT' }).expect(200);
      expect((await list(rented))[0]!.destination).toMatchObject({ kind: 'UPI' });
      await moveClock(w.server, '9 minutes');
      await choose(rented, ACCOUNT).expect(200);
    });

    it('refuses invalid values, methods that the payment excludes, and other customers', async () => {
      const { rented } = await owed();
      const other = await w.rent();
      for (const [field, body] of [
        ['kind', { kind: 'CASH' }],
        ['kind', { kind: 'KEPT' }],
        ['upi', { kind: 'UPI', upi: 'asha' }],
        ['accountAgain', { ...ACCOUNT, accountAgain: '1' }],
      ] as const)
        expect((await choose(rented, body).expect(400)).body.errors[0].field).toBe(field);
      expect((await choose(rented, UPI, other.who.account).expect(404)).body.code).toBe(1002);
      expect((await choose(other, UPI).expect(409)).body.data.reason).toBe('NOT_DUE');
    });

    it('stays with the refund when its amount changes', async () => {
      const { rented } = await owed();
      await choose(rented, UPI).expect(200);
      await w.server.db.query('UPDATE rentals SET refund_percent = 50 WHERE id = $1', [rented.id]);
      await w.server.db.query('SELECT settle_rentals(ARRAY[$1::int], NULL, false)', [rented.id]);
      const due = (await list(rented)).filter(({ state }) => state === 'DUE');
      expect(due.map(({ destination }) => destination?.masked)).toEqual(['98…@upi']);
    });
  });
});
