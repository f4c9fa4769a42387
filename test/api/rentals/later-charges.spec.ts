import { randomUUID } from 'node:crypto';
import type { ConsoleSettlement } from '../../../backend/contract/rentals/settlements';
import type { WorkList } from '../../../backend/contract/work';
import { picture } from '../../support/pictures';
import { moveClock } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer } from '../../support/test-data';
import { type Rented, TOTAL } from './cancellation.support';
import { type SettlementData, settlementSteps } from './settlement.support';
import { tripData } from './trip.support';

const DAY_S = 24 * 3600;
const CHALLAN = { kind: 'CHALLAN', amount: '1000', text: 'Speeding on FC Road, 14 February, 3:10 PM' };
const FEE = { kind: 'CHALLAN_FEE', amount: '200', text: 'Fee for the challan' };

describe('later charge for tolls and challans', () => {
  let w: SettlementData;
  beforeAll(async () => {
    w = { ...(await tripData()), photo: await picture(1) };
  });
  afterEach(() => moveClock(w.server, '0 hours'));
  afterAll(() => w.server.stop());

  const {
    returned,
    closed,
    payFor,
    console,
    own,
    addLine,
    removeLine,
    issue,
    accept,
    dispute,
    ago,
    followed,
    money,
  } = settlementSteps(() => w);

  const charge = (
    { id }: Pick<Rented, 'id'>,
    fields: Record<string, string>,
    { token = w.admin, photos = [w.photo] } = {},
  ) => {
    const form = w.server.http.post(`/console/rentals/${id}/later-charges`).set(bearer(token)).field(fields);
    for (const [index, buffer] of photos.entries()) form.attach('photos', buffer, `${index}.png`);
    return form;
  };
  async function closedWith(terms: Record<string, unknown>): Promise<Rented> {
    const rented = await closed();
    await w.server.db.query('UPDATE rentals SET charges = charges || $2 WHERE id = $1', [rented.id, terms]);
    return rented;
  }

  it('charges a challan and its fee of a closed rental, which the customer accepts and pays', async () => {
    const rented = await closedWith({ challanFee: 20_000 });
    const first = (await charge(rented, CHALLAN).expect(200)).body;
    expect(first).toMatchObject({
      number: 2,
      later: true,
      state: 'DRAFT',
      addable: ['TOLL', 'CHALLAN', 'CHALLAN_FEE'],
    });
    const draft = (await charge(rented, FEE, { photos: [] }).expect(200)).body;
    expect(draft).toMatchObject({ id: first.id, total: 1200, addable: ['TOLL', 'CHALLAN'] });
    expect(await own(rented)).toMatchObject([{ number: 1, later: false }]);
    await issue(draft, w.desk).expect(403);
    await issue(draft, w.admin).expect(200);
    expect((await w.mails(rented))[0]).toContain('We charge ₹1,200 beyond the fare');
    expect((await own(rented))[1]).toMatchObject({ number: 2, later: true, state: 'ISSUED', total: 1200 });
    await accept(rented, 2).expect(200);
    expect(await w.details(rented, w.admin)).toMatchObject({
      status: 'CLOSED',
      money: { charged: TOTAL + 1200, owed: 1200, payNow: 1200 },
    });
    const { rows } = await w.server.db.query(
      'SELECT credit, amount_paise AS amount FROM ledger_entries WHERE rental_id = $1 AND line_id IS NOT NULL ORDER BY id',
      [rented.id],
    );
    expect(rows).toEqual([
      { credit: 'PASSED_ON', amount: 100_000 },
      { credit: 'INCOME', amount: 20_000 },
    ]);

    await payFor(rented, 1200);
    expect(await money(rented)).toMatchObject({ owed: 0, credit: 0 });
    await moveClock(w.server, '1 day');
    await w.server.runJob('issue-bills');
    const { rows: bills } = await w.server.db.query<{ kinds: string[] }>(
      `SELECT jsonb_path_query_array(content, '$.lines[*].kind') AS kinds FROM issued_documents WHERE rental_id = $1 AND series = 'BL'`,
      [rented.id],
    );
    expect(bills.flatMap(({ kinds }) => kinds)).toEqual(expect.arrayContaining(['CHALLAN', 'CHALLAN_FEE']));
  });

  it('adds to the draft of the return, and starts no later charge before that is final', async () => {
    const rented = await returned(40);
    const draft = (await charge(rented, { ...CHALLAN, kind: 'TOLL' }).expect(200)).body;
    expect(draft).toMatchObject({ number: 1, later: false, total: 1300 });
    expect((await addLine(draft, CHALLAN).expect(403)).body.code).toBe(1004);
    await issue(draft, w.admin).expect(200);
    const refused = (await charge(rented, CHALLAN).expect(409)).body;
    expect([refused.code, refused.data.reason]).toEqual([1015, 'NOT_SETTLED']);
    await accept(rented).expect(200);
    await charge(rented, CHALLAN).expect(200);
    await charge(await w.rent(), CHALLAN).expect(409);
  });

  it('refuses other lines, a charge without its file, and charges that were not agreed', async () => {
    const rented = await closedWith({ tollsIncluded: true });
    for (const [fields, field, photos] of [
      [{ ...CHALLAN, kind: 'CLEANING' }, 'kind', [w.photo]],
      [{ ...CHALLAN, kind: 'TOLL' }, 'kind', [w.photo]],
      [FEE, 'kind', []],
      [CHALLAN, 'photos', []],
      [{ ...CHALLAN, amount: '0' }, 'amount', [w.photo]],
      [{ ...CHALLAN, text: 'x' }, 'text', [w.photo]],
    ] as const)
      expect((await charge(rented, fields, { photos: [...photos] }).expect(400)).body.errors[0].field).toBe(
        field,
      );
    await charge(rented, CHALLAN, { token: w.desk }).expect(403);
    expect(await own(rented)).toHaveLength(1);

    const withFee = await closedWith({ challanFee: 20_000 });
    const tooEarly = await charge(withFee, FEE, { photos: [] }).expect(400);
    expect(tooEarly.body.errors[0].messageKey).toBe('settlements.feeOfChallan');
    const draft = (await charge(withFee, CHALLAN).expect(200)).body;
    const tooMuch = await charge(withFee, { ...FEE, amount: '200.50' }, { photos: [] }).expect(400);
    expect(tooMuch.body.errors[0].field).toBe('amount');
    const other = { kind: 'OTHER', amount: '50', text: 'A new key' };
    const refused = await addLine(draft, other, { token: w.admin }).expect(400);
    expect(refused.body.errors[0].messageKey).toBe('settlements.laterKinds');
    // The database itself refuses the line.
    await w.server.db.query(`UPDATE settlement_lines SET kind = 'OTHER' WHERE settlement_id = $1`, [
      draft.id,
    ]);
    await expect(
      w.server.db.query(`UPDATE settlements SET state = 'ISSUED', issued_at = app_now() WHERE id = $1`, [
        draft.id,
      ]),
    ).rejects.toMatchObject({ constraint: 'line_suits_settlement' });
  });

  it('accepts charges until the end of the 180th day, and is then void', async () => {
    const rented = await closed();
    const draft = (await charge(rented, CHALLAN).expect(200)).body;
    const { rows } = await w.server.db.query<{ days: number }>(
      `SELECT (charge_until AT TIME ZONE 'Asia/Kolkata')::date - (returned_at AT TIME ZONE 'Asia/Kolkata')::date AS days
         FROM settlements WHERE id = $1`,
      [draft.id],
    );
    expect(rows[0]!.days).toBe(181);
    await ago(draft.id, 'charge_until', 0);
    expect((await issue(draft, w.admin)).body.data.reason).toMatch('TOO_LATE_TO_CHARGE');
    expect(await followed(rented)).toMatchObject({ state: 'VOID', lines: [], acts: [] });
    await w.server.db.query(
      `UPDATE settlements SET returned_at = returned_at - interval '181 days' WHERE rental_id = $1`,
      [rented.id],
    );
    expect((await charge(rented, CHALLAN).expect(409)).body.data.reason).toBe('TOO_LATE_TO_CHARGE');
  });

  it('removes the later charge with its only line', async () => {
    const rented = await closed();
    const draft = (await charge(rented, CHALLAN).expect(200)).body as ConsoleSettlement;
    const lineId = draft.lines[0]!.id;
    await removeLine(draft, lineId).expect(403);
    const { body } = await removeLine(draft, lineId, w.admin).expect(200);
    expect(body).toMatchObject({ state: 'VOID', lines: [] });
    expect((await charge(rented, CHALLAN).expect(200)).body).toMatchObject({ number: 3, state: 'DRAFT' });
  });

  it('is listed as work for admins only, like a settlement above the limit or recorded late', async () => {
    const isListed = async (id: number, token = w.desk): Promise<boolean> =>
      ((await w.server.http.get('/console/work').set(bearer(token)).expect(200)).body as WorkList).items.some(
        ({ kind, subject }) => kind === 'SETTLEMENT' && subject.id === id,
      );
    const setLimit = (deskSettlementLimit: number) =>
      changeSettings(w.server, w.admin, ({ rules }) => ({ rules: { ...rules, deskSettlementLimit } }));
    const { id: later } = (await charge(await closed(), CHALLAN).expect(200)).body as ConsoleSettlement;
    expect([await isListed(later), await isListed(later, w.admin)]).toEqual([false, true]);
    const { id } = await console(await returned(130));
    expect(await isListed(id)).toBe(true);
    await setLimit(599);
    expect(await isListed(id)).toBe(false);
    await setLimit(2000);
    await w.server.db.query('UPDATE settlements SET needs_admin = true WHERE id = $1', [id]);
    expect([await isListed(id), await isListed(id, w.admin)]).toEqual([false, true]);
  });

  it('is final after 48 hours, and blocks the customer once it is due', async () => {
    const [late, disputed] = [await closed(), await closed()];
    for (const rented of [late, disputed])
      await issue((await charge(rented, CHALLAN).expect(200)).body, w.admin).expect(200);
    const sheet = await console(disputed);
    const line = { lineId: sheet.lines[0]!.id, text: 'I was in Mumbai on this day.', photos: 0 };
    await dispute(disputed, [line], [], 2).expect(200);
    await ago(sheet.id, 'disputed_at', 30 * DAY_S);
    expect(await followed(disputed)).toMatchObject({ state: 'FINAL', total: 0 });

    const { id } = await console(late);
    await ago(id, 'issued_at', 2 * DAY_S);
    expect(await followed(late)).toMatchObject({ state: 'FINAL', dueOn: expect.any(String) });
    await ago(id, 'final_at', 3 * DAY_S);
    await w.server.runJob('remind-of-settlements');
    expect((await w.mails(late))[0]).toContain('₹1,000 of the settlement');
    const debt = async () =>
      (await w.server.db.query('SELECT owed::int FROM open_debt($1, $2)', [late.who.id, 'Asia/Kolkata']))
        .rows;
    expect(await debt()).toEqual([]);
    await w.server.db.query('UPDATE settlements SET due_on = app_now()::date - 2 WHERE id = $1', [id]);
    expect(await debt()).toEqual([{ owed: 100_000 }]);
    const { body } = await w.server.http.get('/console/work').set(bearer(w.admin)).expect(200);
    const debts = (body.items as { kind: string; subject: { id: number } }[]).filter(
      ({ kind, subject }) => kind === 'DEBT' && subject.id === late.id,
    );
    expect(debts).toHaveLength(1);
    await payFor(late, 1000);
    // The second charge is not due yet.
    await issue((await charge(late, CHALLAN).expect(200)).body, w.admin).expect(200);
    await accept(late, 3).expect(200);
    expect(await money(late)).toMatchObject({ owed: 1000 });
    expect(await debt()).toEqual([]);
  });

  it('leaves the customer time to pay if a payment for the fare is taken back later', async () => {
    const rented = await closed();
    await issue((await charge(rented, CHALLAN).expect(200)).body, w.admin).expect(200);
    await accept(rented, 2).expect(200);
    await payFor(rented, 1000);
    await w.server.db.query(
      'UPDATE settlements SET due_on = app_now()::date - 30 WHERE rental_id = $1 AND is_later',
      [rented.id],
    );
    const { rows: payments } = await w.server.db.query<{ id: number; version: number }>(
      'SELECT id, version FROM payments WHERE rental_id = $1 ORDER BY id LIMIT 1',
      [rented.id],
    );
    const { id, version } = payments[0]!;
    await w.server.http
      .put(`/console/transactions/${id}/amount`)
      .set(bearer(w.admin))
      .send({ receivedAmount: TOTAL - 300, reason: 'The bank took it back', version })
      .expect(200);
    expect((await own(rented))[0]).toMatchObject({ number: 1, dueOn: expect.any(String) });
    const debts = async () =>
      (await w.server.db.query('SELECT owed::int FROM open_debt($1, $2)', [rented.who.id, 'Asia/Kolkata']))
        .rows;
    expect(await debts()).toEqual([]);
    await w.server.db.query('UPDATE settlements SET due_on = due_on - 9 WHERE rental_id = $1', [rented.id]);
    expect(await debts()).toEqual([{ owed: 30_000 }]);
  });

  it('becomes final before a newer one, and has no due day if nothing is owed then', async () => {
    const rented = await closed();
    await issue((await charge(rented, CHALLAN).expect(200)).body, w.admin).expect(200);
    const first = await console(rented);
    const line = { lineId: first.lines[0]!.id, text: 'I was in Mumbai on this day.', photos: 0 };
    await dispute(rented, [line], [], 2).expect(200);
    await issue((await charge(rented, CHALLAN).expect(200)).body, w.admin).expect(200);
    const second = await console(rented);
    await ago(first.id, 'disputed_at', 30 * DAY_S);
    // The newer row takes an earlier place, so that a query without an order finds it first.
    await w.server.db.query('VACUUM settlements');
    await ago(second.id, 'issued_at', 2 * DAY_S);
    await followed(rented);
    const { rows } = await w.server.db.query(
      'SELECT number, due_on IS NOT NULL AS due FROM settlements WHERE rental_id = $1 AND is_later ORDER BY number',
      [rented.id],
    );
    expect(rows).toEqual([
      { number: 2, due: false },
      { number: 3, due: true },
    ]);
  });

  it('is one draft for two charges that are recorded concurrently', async () => {
    const rented = await closed();
    const answers = await Promise.all([
      charge(rented, CHALLAN),
      charge(rented, { ...CHALLAN, kind: 'TOLL' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const draft = await console(rented);
    expect(draft).toMatchObject({ number: 2, total: 2000, version: 3 });
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1) {
      const { body } = await charge(rented, CHALLAN).set('idempotency-key', key).expect(200);
      expect(body.lines).toHaveLength(3);
    }
  });

  it('waives a toll on the account of passed-on charges', async () => {
    const rented = await closed();
    const draft = (await charge(rented, { ...CHALLAN, kind: 'TOLL' }).expect(200)).body;
    await issue(draft, w.admin).expect(200);
    await accept(rented, 2).expect(200);
    const [line] = (await console(rented)).lines;
    await w.server.http
      .post(`/console/rentals/${rented.id}/waivers`)
      .set(bearer(w.admin))
      .send({ amount: 400, reason: 'Paid twice by us', lineId: line!.id })
      .expect(200);
    expect(await money(rented)).toMatchObject({ owed: 600 });
    const { rows } = await w.server.db.query(
      `SELECT debit, credit FROM ledger_entries WHERE rental_id = $1 AND kind = 'WAIVED'`,
      [rented.id],
    );
    expect(rows).toEqual([{ debit: 'PASSED_ON', credit: 'CUSTOMER' }]);
  });
});
