import { rupees } from '../../../backend/contract/money';
import { picture } from '../../support/pictures';
import { moveClock } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer } from '../../support/test-data';
import type { Rented } from './cancellation.support';
import { handoverSteps } from './handover.support';
import { settlementSteps } from './settlement.support';
import { type TripData, tripData } from './trip.support';

const REASON = '9 in place of 4';

describe('correction of an odometer', () => {
  let w: TripData;
  let photo: Buffer;
  beforeAll(async () => {
    w = await tripData();
    photo = await picture(1);
    await changeSettings(w.server, w.admin, ({ charges }) => ({
      charges: { ...charges, kmPerDay: 250, extraKmFee: rupees(12) },
    }));
  });
  afterEach(() => moveClock(w.server, '0 hours'));
  afterAll(() => w.server.stop());
  const { ready, complete, handedOver, form, own } = handoverSteps(() => ({ ...w, photo }));
  const settlements = settlementSteps(() => ({ ...w, photo }));

  const move = async (rented: Rented, to: 'ON_TRIP' | 'RETURNED') =>
    (await w.details(rented)).events.findLast((event) => event.to === to)!;
  const correct = ({ id }: Pick<Rented, 'id'>, body: object, token = w.admin) =>
    w.server.http
      .put(`/console/rentals/${id}/odometer`)
      .set(bearer(token))
      .send({ reason: REASON, ...body });
  async function correctMove(rented: Rented, to: 'ON_TRIP' | 'RETURNED', odometer: number) {
    const { moveId } = await move(rented, to);
    return correct(rented, { moveId, odometer });
  }
  async function returned(rented: Rented, odometer: number) {
    const id = await ready(rented, 'RETURN', { over: { odometer } });
    return complete(id, { confirmation: 'SIGNATURE', confirmed: true });
  }
  const due = async ({ carId }: Rented) =>
    (await w.server.http.get(`/console/cars/${carId}/maintenance`).set(bearer(w.admin)).expect(200)).body;

  it('lets the car come back after a mistyped pickup, and leaves the signed record unchanged', async () => {
    const rented = await w.confirmed(-0.4);
    await w.server.http
      .put(`/console/cars/${rented.carId}/maintenance/plans/SERVICE`)
      .set(bearer(w.admin))
      .send({ everyKm: 10_000, everyDays: null, doneKm: 40_000, doneOn: null })
      .expect(200);
    await handedOver(rented, { odometer: 95_210 });
    expect(await due(rented)).toMatchObject({ odometer: 95_210, plans: [{ state: 'OVERDUE' }] });
    await w.advanceClock('36 hours');
    expect((await returned(rented, 45_480)).body.errors).toMatchObject([
      { field: 'odometer', message: expect.stringMatching(/^Odometer cannot be below 95,210 km/) },
    ]);
    const { moveId } = await move(rented, 'ON_TRIP');
    const body = { moveId, odometer: 45_210 };
    expect((await correct(rented, body, w.desk).expect(403)).body.code).toBe(1004);
    expect((await correct(rented, body).expect(200)).body).toMatchObject({ status: 'ON_TRIP' });
    const audited = {
      action: 'correct-odometer',
      before: { moveId, odometer: 95_210 },
      after: { ...body, reason: REASON },
    };
    expect(await w.audited(rented)).toMatchObject(audited);
    await correct(rented, body).expect(200);
    const { rows } = await w.server.db.query(
      `SELECT FROM audit_entries WHERE action = 'correct-odometer' AND subject_id = $1`,
      [String(rented.id)],
    );
    expect(rows).toHaveLength(1);

    expect(await due(rented)).toMatchObject({ odometer: 45_210, plans: [{ state: 'OK' }] });
    expect(await form(rented)).toMatchObject({ lastOdometer: 45_210 });
    expect(await move(rented, 'ON_TRIP')).toMatchObject({ odometer: 95_210, correctedOdometer: 45_210 });
    expect(await own(rented)).toMatchObject([{ odometer: 95_210, correctedOdometer: 45_210 }]);
    const evidence = await w.server.http.get(`/console/rentals/${rented.id}/evidence`).set(bearer(w.admin));
    expect(evidence.body).toMatchObject({ problem: null });
    expect((await returned(rented, 45_480)).status).toBe(200);
    expect((await settlements.console(rented)).lines).toEqual([]);
  });

  it('stays between the earlier and the later reading of the car', async () => {
    const rented = await w.confirmed(-0.4);
    await handedOver(rented);
    await w.advanceClock('36 hours');
    await returned(rented, 45_480);
    const message = async (to: 'ON_TRIP' | 'RETURNED', odometer: number): Promise<string> => {
      const { body } = (await correctMove(rented, to, odometer)) as {
        body: { code: number; errors: { field: string; message: string }[] };
      };
      return `${body.code} ${body.errors.map((error) => `${error.field}: ${error.message}`).join()}`;
    };
    expect(await message('RETURNED', 45_209)).toMatch(
      /^1001 odometer: Odometer cannot be below 45,210 km \(handover of /,
    );
    expect(await message('ON_TRIP', 45_481)).toMatch(
      /^1001 odometer: Odometer cannot be above 45,480 km \(return of /,
    );
    const { moveId } = await move(rented, 'ON_TRIP');
    for (const [field, wrong] of [
      ['odometer', { moveId, odometer: 1_000_000 }],
      ['moveId', { odometer: 45_300 }],
      ['reason', { moveId, odometer: 45_300, reason: ' ' }],
    ] as const)
      expect((await correct(rented, wrong).expect(400)).body.errors).toMatchObject([{ field }]);
    expect((await correctMove(rented, 'ON_TRIP', 45_480)).status).toBe(200);
    expect((await correctMove(rented, 'ON_TRIP', 45_210)).status).toBe(200);
    expect(await move(rented, 'ON_TRIP')).toMatchObject({ odometer: 45_210, correctedOdometer: null });
  });

  it('is refused for an event of another rental, an undone one, and one without a reading', async () => {
    const [rented, other, plain] = [
      await w.confirmed(-0.4),
      await w.confirmed(-0.4),
      await w.confirmed(-0.4),
    ];
    for (const one of [rented, other]) await handedOver(one);
    await w.move(plain, 'ON_TRIP').expect(200);
    const { moveId } = await move(rented, 'ON_TRIP');
    const refused = async (id: Pick<Rented, 'id'>, change: number | null) =>
      (await correct(id, { moveId: change, odometer: 45_000 }).expect(404)).body.code;
    expect(await refused(other, moveId)).toBe(1002);
    expect(await refused({ id: 999_999 }, moveId)).toBe(1002);
    expect(await refused(plain, (await move(plain, 'ON_TRIP')).moveId)).toBe(1002);
    await w.server.http
      .post(`/console/rentals/${rented.id}/undo`)
      .set(bearer(w.desk))
      .send({ moveId, reason: 'Wrong car' })
      .expect(200);
    expect(await refused(rented, moveId)).toBe(1002);
  });

  it('computes the kilometres of a draft again, and leaves an issued settlement unchanged', async () => {
    const rented = await w.confirmed(-0.4);
    await handedOver(rented);
    await w.advanceClock('36 hours');
    await returned(rented, 46_910);
    const kilometres = async () => {
      const { version, lines } = await settlements.console(rented);
      return [version, lines.map(({ kind, amount }) => [kind, amount])];
    };
    expect(await kilometres()).toEqual([1, [['EXTRA_KM', 14_400]]]);
    await correctMove(rented, 'RETURNED', 45_810);
    expect(await kilometres()).toEqual([2, [['EXTRA_KM', 1200]]]);
    await correctMove(rented, 'RETURNED', 45_480);
    expect(await kilometres()).toEqual([3, []]);
    await correctMove(rented, 'RETURNED', 45_910);
    const draft = await settlements.console(rented);
    expect(draft.lines).toMatchObject([
      { message: '700 km driven − 250 km × 2 days = 200 km × ₹12.', messageKey: 'settlements.extraKm' },
    ]);
    await settlements.issue(draft, w.admin).expect(200);
    expect((await correctMove(rented, 'RETURNED', 45_480)).status).toBe(200);
    expect((await settlements.console(rented)).lines).toMatchObject([{ kind: 'EXTRA_KM', amount: 2400 }]);
  });

  it('requires the removal of a credit that a corrected odometer makes too high', async () => {
    const rented = await w.confirmed(-0.4);
    await handedOver(rented);
    await w.advanceClock('36 hours');
    await returned(rented, 46_910);
    const credit = { kind: 'CREDIT', amount: '14400', text: 'The odometer was mistyped.' };
    const asAdmin = { token: w.admin, photos: [] };
    await settlements.addLine(await settlements.console(rented), credit, asAdmin).expect(200);
    await correctMove(rented, 'RETURNED', 45_480);
    const { body } = await settlements.issue(await settlements.console(rented), w.admin).expect(400);
    expect(body.errors).toMatchObject([{ field: 'lines' }]);
  });

  it('corrects the trip of a deleted account, whose reading would block the next customer', async () => {
    const rented = await w.confirmed(-0.4);
    await handedOver(rented, { odometer: 95_210 });
    await w.server.db.query('UPDATE customers SET erased_at = app_now() WHERE id = $1', [rented.who.id]);
    const { moveId } = await move(rented, 'ON_TRIP');
    await correct(rented, { moveId, odometer: 45_210 }).expect(200);
  });
});
