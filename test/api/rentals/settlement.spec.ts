import type { ConsoleSettlement, OwnSettlement } from '../../../backend/contract/rentals/settlements';
import { picture } from '../../support/pictures';
import { pay } from '../../support/renting';
import { moveClock } from '../../support/server';
import { bearer } from '../../support/test-data';
import { TOTAL } from './cancellation.support';
import { type SettlementData, settlementSteps } from './settlement.support';
import { tripData } from './trip.support';

const HOUR_S = 3600;

describe('settlement after the return', () => {
  let w: SettlementData;
  beforeAll(async () => {
    w = { ...(await tripData()), photo: await picture(1) };
  });
  afterEach(() => moveClock(w.server, '0 hours'));
  afterAll(() => w.server.stop());

  const steps = settlementSteps(() => w);
  const { returned, inspect, console, own, addLine, issue, accept, dispute, reply, ago, followed, money } =
    steps;
  const cleaning = { kind: 'CLEANING', amount: '500', text: 'The rear seats are stained.' };
  const WHY = 'The seats were like this at the pickup.';

  it('begins with the return and its late fee, which the customer accepts and pays', async () => {
    const rented = await returned(130);
    const draft = await console(rented, w.desk);
    expect(draft).toMatchObject({ state: 'DRAFT', total: 600, acts: ['EDIT', 'ISSUE'] });
    expect(draft.lines[0]).toMatchObject({
      kind: 'LATE',
      amount: 600,
      messageKey: 'settlements.late',
      message: '2 h 10 min late. 2 started hours after 30 minutes, at ₹300 an hour and at most ₹1,800 a day.',
    });
    expect(await own(rented)).toEqual([]);
    await accept(rented).expect(404);
    const added = (await addLine(draft, cleaning).expect(200)).body;
    expect(added).toMatchObject({ total: 1100, version: draft.version + 1 });
    expect((await issue(draft).expect(409)).body.data).toMatchObject({ reason: 'CHANGED' });
    const wrong = (await issue(added, w.desk, 600).expect(409)).body;
    expect([wrong.code, wrong.data]).toEqual([1016, { total: 1100 }]);
    expect((await issue(added).expect(200)).body).toMatchObject({ state: 'ISSUED', acts: ['ACCEPT'] });
    expect((await addLine(added, cleaning).expect(409)).body.data).toMatchObject({ reason: 'NOT_DRAFT' });
    expect((await w.mails(rented))[0]).toContain('We charge ₹1,100 beyond the fare');

    const [sheet] = await own(rented);
    expect(sheet).toMatchObject({ number: 1, state: 'ISSUED', total: 1100, dueOn: null });
    await w.server.http.get(sheet!.lines[1]!.photos[0]!).set(bearer(rented.who.account)).expect(200);
    expect(await money(rented)).toMatchObject({ charged: TOTAL, owed: 0 });
    expect((await accept(rented).expect(200)).body.data[0]).toMatchObject({
      state: 'FINAL',
      dueOn: expect.any(String),
    });
    expect((await accept(rented).expect(409)).body.data).toMatchObject({ reason: 'NOT_ISSUED' });
    expect(await money(rented)).toMatchObject({ charged: TOTAL + 1100, owed: 1100, payNow: 1100 });
    const { entries, status } = await w.details(rented, w.admin);
    expect(entries.slice(0, 2).map(({ kind, amount, about }) => [kind, amount, about])).toEqual([
      ['DUE', 500, 'The rear seats are stained.'],
      ['DUE', 600, expect.stringContaining('2 h 10 min late.')],
    ]);
    expect(status).toBe('RETURNED');
    expect((await w.mails(rented))[0]).toContain('Please pay ₹1,100 by');

    const transactionId = await pay(w.server, rented.who.token, {
      amount: 1100,
      type: 'book',
      shade: 250,
      bookingId: rented.id,
    });
    await w.verify({ ...rented, transactionId }).expect(200);
    await ago(sheet!.number && draft.id, 'opened_at', 31 * 60);
    await followed(rented);
    const closed = await w.details(rented, w.admin);
    expect(closed.status).toBe('CLOSED');
    expect(closed.history.at(-1)).toMatchObject({ from: 'RETURNED', to: 'CLOSED', by: 'system' });
    expect(closed.money).toMatchObject({ owed: 0, credit: 0 });
    expect((await w.mails(rented))[0]).toContain('is paid, and nothing is owed');
  });

  it('closes without a message 24 hours after a return without charges', async () => {
    const rented = await returned();
    const { id, lines } = await console(rented);
    expect(lines).toEqual([]);
    const mails = await w.mails(rented);
    await ago(id, 'opened_at', 24 * HOUR_S - 30);
    expect((await followed(rented)).state).toBe('DRAFT');
    await ago(id, 'opened_at', 24 * HOUR_S);
    expect(await followed(rented)).toMatchObject({ state: 'FINAL', total: 0, accepted: false });
    expect((await w.details(rented, w.admin)).status).toBe('CLOSED');
    expect(await w.mails(rented)).toEqual(mails);
  });

  it('is final 48 hours after it is sent, and can be disputed until one second before', async () => {
    const [early, late] = [await returned(40), await returned(40)];
    for (const rented of [early, late]) await issue(await console(rented)).expect(200);
    const { id, lines } = await console(early);
    const line = { lineId: lines[0]!.id, text: WHY, photos: 0 };
    await ago(id, 'issued_at', 48 * HOUR_S - 1);
    await dispute(early, [line]).expect(200);
    const other = await console(late);
    await ago(other.id, 'issued_at', 48 * HOUR_S);
    const refused = await dispute(late, [{ ...line, lineId: other.lines[0]!.id }]).expect(409);
    expect(['TOO_LATE', 'NOT_ISSUED']).toContain(refused.body.data.reason);
    expect(await followed(late)).toMatchObject({
      state: 'FINAL',
      accepted: false,
      dueOn: expect.any(String),
    });
    expect(await money(late)).toMatchObject({ owed: 300 });
  });

  it('replies to each disputed line, and charges the rest', async () => {
    const rented = await returned(100);
    let draft = (await addLine(await console(rented), cleaning).expect(200)).body;
    draft = (await addLine(draft, { kind: 'OTHER', amount: '99.50', text: 'A lost cap' }).expect(200)).body;
    await issue(draft).expect(200);
    const [late, dirt, cap] = draft.lines as ConsoleSettlement['lines'];
    const why = (lineId: number, photos = 0) => ({ lineId, text: WHY, photos });
    for (const [lines, field, photos] of [
      [[], 'lines', []],
      [[why(dirt!.id), why(dirt!.id)], 'lines', []],
      [[{ ...why(dirt!.id), text: 'Too short' }], 'text', []],
      [[{ ...why(dirt!.id), text: 'x'.repeat(1001) }], 'text', []],
      [[why(dirt!.id, 1)], 'photos', []],
      [[why(dirt!.id, 6)], 'photos', Array.from({ length: 6 }, () => w.photo)],
      [[why(1_000_000)], 'lines', []],
    ] as const)
      expect((await dispute(rented, [...lines], [...photos]).expect(400)).body.errors[0].field).toBe(field);
    const { body } = await dispute(rented, [why(dirt!.id, 1), why(cap!.id)], [w.photo]).expect(200);
    expect(body.data[0]).toMatchObject({ state: 'DISPUTED', answerBy: expect.any(String) });
    expect(body.data[0].lines[1].dispute).toMatchObject({ text: WHY, photos: [expect.any(String)] });
    expect((await dispute(rented, [why(late!.id)]).expect(409)).body.data.reason).toBe('NOT_ISSUED');
    const { body: office } = await w.server.http.get('/dev/outbox.json').query({ to: 'hello@example.com' });
    expect(office[0].subject).toBe(`${rented.reference}: the customer disputes the settlement`);

    const disputed = await console(rented);
    expect(disputed.acts).toEqual(['REPLY']);
    expect((await console(rented, w.desk)).acts).toEqual([]);
    const text = 'We compared the photos.';
    const answer = (lineId: number, how: string, more = {}) => ({ lineId, reply: how, text, ...more });
    const good = [
      answer(dirt!.id, 'REDUCED', { amount: 200, text: 'One seat only.' }),
      answer(cap!.id, 'WITHDRAWN'),
    ];
    await reply(disputed, good, w.desk).expect(403);
    for (const replies of [
      [good[0]!],
      [good[0]!, good[0]!],
      [good[0]!, answer(late!.id, 'KEPT')],
      [answer(dirt!.id, 'REDUCED'), good[1]!],
      [answer(dirt!.id, 'REDUCED', { amount: 500 }), good[1]!],
      [good[0]!, answer(cap!.id, 'WITHDRAWN', { text: undefined })],
    ])
      await reply(disputed, replies).expect(400);
    const { body: final } = await reply(disputed, good).expect(200);
    expect(final).toMatchObject({ state: 'FINAL', total: 800 });
    expect(await money(rented)).toMatchObject({ owed: 800 });
    expect((await w.audited(rented)).after.replies[1]).toEqual({ lineId: cap!.id, reply: 'WITHDRAWN' });
    expect((await w.mails(rented))[0]).toContain('We have answered what you disputed.');
    expect((await own(rented))[0]!.lines[1]!.reply).toEqual({
      reply: 'REDUCED',
      amount: 200,
      text: 'One seat only.',
    });
    expect((await reply(disputed, good).expect(409)).body.data).toMatchObject({ reason: 'NOT_DISPUTED' });
  });

  it('withdraws disputed lines without an answer in 30 days', async () => {
    const rented = await returned(40);
    await issue(await console(rented)).expect(200);
    const { id, lines } = await console(rented);
    await dispute(rented, [{ lineId: lines[0]!.id, text: WHY, photos: 0 }]).expect(200);
    await ago(id, 'disputed_at', 30 * 24 * HOUR_S);
    const final = await followed(rented);
    expect(final).toMatchObject({ state: 'FINAL', total: 0, dueOn: null });
    expect(final.lines[0]!.reply).toMatchObject({ reply: 'WITHDRAWN', amount: 0 });
    expect(await money(rented)).toMatchObject({ charged: TOTAL, owed: 0 });
  });

  it('refunds a credit, which an admin may give up to the charged amount', async () => {
    const rented = await returned(40);
    const draft = await console(rented);
    const credit = { kind: 'CREDIT', amount: '700', text: 'The air conditioning failed.' };
    const none = { token: w.admin, photos: [] };
    await addLine(draft, credit, { photos: [] }).expect(403);
    const tooMuch = await addLine(draft, { ...credit, amount: String(TOTAL + 301) }, none).expect(400);
    expect(tooMuch.body.errors[0].field).toBe('amount');
    const added = (await addLine(draft, credit, none).expect(200)).body;
    expect(added.total).toBe(-400);
    await issue(added).expect(403);
    await issue(added, w.admin).expect(200);
    await accept(rented).expect(200);
    expect(await w.details(rented, w.admin)).toMatchObject({
      status: 'RETURNED',
      money: { charged: TOTAL - 400, credit: 400 },
      refund: { amount: 400, state: 'DUE' },
    });
    expect((await w.mails(rented))[0]).toContain('We refund ₹400 by');
  });

  it('lets an admin, but no custom admin, remove the lines that an admin added', async () => {
    const rented = await returned();
    const washed = await addLine(await console(rented), cleaning, { token: w.admin }).expect(200);
    const credit = { ...cleaning, kind: 'CREDIT' };
    const { body } = await addLine(washed.body, credit, { token: w.admin, photos: [] }).expect(200);
    expect([body.removable.length, (await console(rented, w.desk)).removable]).toEqual([2, []]);
    for (const id of body.removable) await steps.removeLine(body, id).expect(403);
  });

  it('requires evidence, valid amounts, and a total within the limit of a custom admin', async () => {
    const rented = await returned();
    const jack = { kind: 'MISSING_ITEM', amount: '900', text: 'The jack is missing.' };
    const damage = { ...jack, kind: 'DAMAGE', mark: '3d1c0a52-9a4f-4b8e-8b0d-6f1f6f5f8c21:1' };
    const noForm = await console(rented);
    expect(noForm.addable).toEqual(['CLEANING', 'OTHER', 'CREDIT', 'TOLL', 'CHALLAN']);
    const refused = (await addLine(noForm, damage, { token: w.admin }).expect(409)).body;
    expect([refused.code, refused.data.reason]).toEqual([1015, 'HANDOVER_NEEDED']);
    await inspect(rented, [{ point: 'SPARE_WHEEL', text: 'No jack', photo: null }]);
    const draft = await console(rented);
    expect(draft.addable).toEqual(['CLEANING', 'MISSING_ITEM', 'OTHER', 'CREDIT', 'TOLL', 'CHALLAN']);
    for (const [fields, field, photos] of [
      [{ ...cleaning, amount: '1000.50' }, 'amount', [w.photo]],
      [{ ...cleaning, amount: '0' }, 'amount', [w.photo]],
      [{ ...cleaning, kind: 'LATE' }, 'kind', [w.photo]],
      [{ ...cleaning, text: 'x' }, 'text', [w.photo]],
      [cleaning, 'photos', []],
    ] as const)
      expect((await addLine(draft, fields, { photos: [...photos] }).expect(400)).body.errors[0].field).toBe(
        field,
      );
    const missing = { ...jack, mark: draft.marks[0]!.id };
    const added = (await addLine(draft, missing, { photos: [] }).expect(200)).body;
    await steps.removeLine(draft, added.lines[0].id).expect(409);
    const empty = (await steps.removeLine(added, added.lines[0].id).expect(200)).body;
    const above = (await addLine(empty, { ...cleaning, kind: 'OTHER', amount: '2000.50' }).expect(200)).body;
    await issue(above).expect(403);
    // The database itself refuses a line without evidence.
    await w.server.db.query('DELETE FROM settlement_photos WHERE line_id = $1', [above.lines[0].id]);
    expect((await issue(above, w.admin).expect(400)).body.errors[0].field).toBe('evidence');
    await expect(
      w.server.db.query(`UPDATE settlements SET state = 'ISSUED', issued_at = app_now() WHERE id = $1`, [
        draft.id,
      ]),
    ).rejects.toMatchObject({ constraint: 'charged_line_has_evidence' });
  });

  it('accepts charges until the end of the tenth day, and then sends only computed lines', async () => {
    const rented = await returned(40);
    const added = (await addLine(await console(rented), cleaning).expect(200)).body;
    const { rows } = await w.server.db.query<{ days: number }>(
      `SELECT (charge_until AT TIME ZONE 'Asia/Kolkata')::date - (returned_at AT TIME ZONE 'Asia/Kolkata')::date AS days
         FROM settlements WHERE id = $1`,
      [added.id],
    );
    expect(rows[0]!.days).toBe(11);
    await ago(added.id, 'charge_until', -60);
    expect((await addLine(added, cleaning).expect(200)).body.lines).toHaveLength(3);
    await ago(added.id, 'charge_until', 0);
    await expect(
      w.server.db.query(`UPDATE settlements SET state = 'ISSUED', issued_at = app_now() WHERE id = $1`, [
        added.id,
      ]),
    ).rejects.toMatchObject({ constraint: 'line_is_charged_in_time' });
    const refused = await addLine({ ...added, version: added.version + 1 }, cleaning);
    expect(['TOO_LATE_TO_CHARGE', 'NOT_DRAFT']).toContain(refused.body.data.reason);
    expect(await followed(rented)).toMatchObject({ state: 'ISSUED', total: 300, lines: [{ kind: 'LATE' }] });
    await expect(
      w.server.db.query('UPDATE settlement_lines SET amount_paise = 1 WHERE settlement_id = $1', [added.id]),
    ).rejects.toMatchObject({ constraint: 'issued_lines_do_not_change' });
  });

  it('is void after the undo of the return, with its charges reversed, and begins again', async () => {
    const rented = await returned(40);
    await issue(await console(rented)).expect(200);
    await accept(rented).expect(200);
    expect(await money(rented)).toMatchObject({ owed: 300 });
    const { undo } = await w.details(rented, w.admin);
    await w.server.http
      .post(`/console/rentals/${rented.id}/undo`)
      .set(bearer(w.admin))
      .send({ moveId: undo!.moveId, reason: 'The wrong car' })
      .expect(200);
    expect(await money(rented)).toMatchObject({ charged: TOTAL, owed: 0 });
    expect(await console(rented)).toMatchObject({ state: 'VOID', acts: [] });
    expect(await own(rented)).toEqual([]);
    await w.move(rented, 'RETURNED').expect(200);
    const filter = JSON.stringify({ rentalId: rented.id });
    const { body } = await w.server.http.get('/console/settlements').query({ filter }).set(bearer(w.admin));
    expect(body.map(({ number, state }: OwnSettlement) => [number, state]).sort()).toEqual([
      [1, 'VOID'],
      [2, 'DRAFT'],
    ]);
  });

  it('reminds of the last hours to dispute, and of a debt on the third and seventh day', async () => {
    const rented = await returned(40);
    const { id } = (await issue(await console(rented)).expect(200)).body;
    await ago(id, 'issued_at', 36 * HOUR_S);
    await w.server.runJob('remind-of-settlements');
    expect((await w.mails(rented))[0]).toContain('You can accept it or dispute it until');
    await accept(rented).expect(200);
    for (const [day, sent] of Object.entries({ 3: 1, 6: 1, 7: 2 })) {
      await ago(id, 'final_at', Number(day) * 24 * HOUR_S);
      await w.server.runJob('remind-of-settlements');
      const owed = (await w.mails(rented)).filter((text) => text.includes('₹300 of the settlement'));
      expect(owed).toHaveLength(sent);
    }
  });

  it('is refused to other customers', async () => {
    const rented = await returned(40);
    await issue(await console(rented)).expect(200);
    const stranger = await w.rent();
    await accept({ ...rented, who: stranger.who }).expect(404);
    const path = `/api/rentals/${rented.reference}/settlements`;
    await w.server.http.get(path).set(bearer(stranger.who.account)).expect(404);
  });
});
