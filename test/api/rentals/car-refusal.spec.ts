import type { ConsoleRentalDetails } from '../../../backend/contract/rentals/console-rental';
import type { OwnRental } from '../../../backend/contract/rentals/rentals';
import type { WorkList } from '../../../backend/contract/work';
import { picture } from '../../support/pictures';
import { moveClock } from '../../support/server';
import { bearer } from '../../support/test-data';
import { type Rented, TOTAL } from './cancellation.support';
import { type TripData, tripData } from './trip.support';

const HOUR_S = 3600;

describe('refusal of a car by its customer', () => {
  let w: TripData;
  let photo: Buffer;
  beforeAll(async () => {
    w = await tripData();
    photo = await picture(1);
  });
  afterEach(() => moveClock(w.server, '0 hours'));
  afterAll(() => w.server.stop());

  const path = ({ reference }: Pick<Rented, 'reference'>) => `/api/rentals/${reference}/refusal`;
  const refuse = (
    rented: Pick<Rented, 'reference' | 'who'>,
    fields: Record<string, string> = { cause: 'DIRTY' },
    { token = rented.who.account, photos = [photo] } = {},
  ) => {
    const form = w.server.http.post(path(rented)).set(bearer(token));
    for (const [name, value] of Object.entries(fields)) form.field(name, value);
    for (const [index, buffer] of photos.entries()) form.attach('photos', buffer, `${index}.png`);
    return form;
  };
  const act = (rented: Rented, what: 'ACCEPT' | 'CANCEL', token = rented.who.account) =>
    w.server.http.put(path(rented)).set(bearer(token)).send({ act: what });
  const answer = (
    { id }: Pick<Rented, 'id'>,
    fields: Record<string, string>,
    { token = w.desk, photos = [] as Buffer[] } = {},
  ) => {
    const form = w.server.http.put(`/console/rentals/${id}/refusal`).set(bearer(token));
    for (const [name, value] of Object.entries(fields)) form.field(name, value);
    for (const [index, buffer] of photos.entries()) form.attach('photos', buffer, `${index}.png`);
    return form;
  };
  const own = async (rented: Rented): Promise<OwnRental> =>
    (await w.server.http.get(`/api/rentals/${rented.reference}`).set(bearer(rented.who.account)).expect(200))
      .body.data;
  const work = async (token = w.desk): Promise<WorkList> =>
    (await w.server.http.get('/console/work').set(bearer(token)).expect(200)).body;
  const isRefused = async (rented: Rented): Promise<boolean> => (await w.details(rented)).carRefused;
  const cancelled = ({ events }: ConsoleRentalDetails) => events.find(({ to }) => to === 'CANCELLED')!;

  it('prevents the handover, comes first in the work list, and is reported to the office', async () => {
    const rented = await w.confirmed(-1);
    expect(await own(rented)).toMatchObject({ mayRefuseCar: true, carRefusal: null });
    const note = 'The seats are wet.';
    const { body } = await refuse(rented, { cause: 'DIRTY', note }, { photos: [photo, photo] }).expect(200);
    expect(body.data).toMatchObject({
      status: 'CONFIRMED',
      mayRefuseCar: false,
      carRefusal: { cause: 'DIRTY', note, state: 'OPEN', answer: null, answerPhotos: [] },
    });
    expect(body.data.carRefusal.photos).toHaveLength(2);
    for (const status of ['ON_TRIP', 'NO_SHOW'] as const) {
      const refused = (await w.move(rented, status).expect(409)).body;
      expect([refused.code, refused.data]).toEqual([
        1015,
        { status: 'CONFIRMED', reason: 'REFUSED_BY_CUSTOMER' },
      ]);
    }
    const details = await w.details(rented);
    expect(details).toMatchObject({ carRefused: true, possibleMoves: ['CANCELLED'] });
    await w.server.http.get(details.carRefusals[0]!.photos[0]!).set(bearer(w.desk)).expect(200);
    expect((await work()).items[0]).toMatchObject({
      kind: 'REFUSED_CAR',
      subject: { resource: rented.kind, id: rented.id },
      act: { name: 'ANSWER_REFUSAL', resource: rented.kind, id: rented.id },
    });
    const { body: sent } = await w.server.http.get('/dev/outbox.json').query({ to: 'hello@example.com' });
    expect(sent[0].subject).toBe(`${rented.reference}: the customer does not accept the car`);
    expect(sent[0].text).toContain('it is not clean.');
    expect(sent[0].text).toContain(note);
    expect((await refuse(rented).expect(409)).body.data).toMatchObject({ reason: 'ALREADY_REFUSED' });
  });

  it('ends once the customer accepts the correction', async () => {
    const rented = await w.confirmed(-1);
    await refuse(rented).expect(200);
    const reason = 'We have cleaned the seats.';
    await answer(rented, { answer: 'FIXED', reason }, { photos: [photo] }).expect(200);
    expect((await own(rented)).carRefusal).toMatchObject({ state: 'FIXED', answer: reason });
    expect(await w.audited(rented)).toEqual({
      action: 'answer-car-refusal',
      before: { status: 'CONFIRMED' },
      after: { status: 'CONFIRMED', answer: 'FIXED' },
      by: w.deskId,
    });
    expect((await w.mails(rented))[0]).toContain(`Our answer: ${reason}`);
    expect(
      (await work()).items.some(({ subject, kind }) => kind === 'REFUSED_CAR' && subject.id === rented.id),
    ).toBe(false);
    await w.move(rented, 'ON_TRIP').expect(409);
    expect((await act(rented, 'CANCEL').expect(409)).body.data).toMatchObject({ reason: 'ANSWERED' });
    expect((await answer(rented, { answer: 'FIXED' }).expect(409)).body.data.reason).toBe('ANSWERED');
    await act(rented, 'ACCEPT').expect(200);
    expect((await act(rented, 'ACCEPT').expect(409)).body.data).toMatchObject({ reason: 'NOT_REFUSED' });
    await w.move(rented, 'ON_TRIP').expect(200);
    expect((await refuse(rented).expect(409)).body.data).toMatchObject({ status: 'ON_TRIP' });
  });

  it('results in a full refund without compensation, and is reopened if that is undone', async () => {
    const rented = await w.confirmed(-1);
    await refuse(rented, { cause: 'UNSAFE' }).expect(200);
    const { body } = await answer(rented, { answer: 'REFUND', reason: 'The brakes are worn.' }).expect(200);
    expect(body).toMatchObject({
      status: 'CANCELLED',
      carRefused: false,
      refund: { amount: TOTAL, state: 'DUE', dueDate: w.dueNow() },
      money: { charged: 0, received: TOTAL, lost: 0 },
    });
    expect(await w.claims(rented)).toBe(0);
    const details = await w.details(rented);
    expect(cancelled(details)).toMatchObject({ cause: 'REFUSED_CAR', by: w.deskId });
    expect((await own(rented)).carRefusal).toMatchObject({ state: 'REFUNDED' });
    const [mail] = await w.mails(rented);
    expect(mail).toContain('You did not accept the car. The brakes are worn.');
    expect(mail).toContain(`We refund ₹3,799 of the ₹3,799 you paid`);
    await w.server.http
      .post(`/console/rentals/${rented.id}/undo`)
      .set(bearer(w.desk))
      .send({ moveId: details.undo!.moveId, reason: 'The wrong answer' })
      .expect(200);
    expect((await own(rented)).carRefusal).toMatchObject({ state: 'OPEN', answer: null });
    await w.move(rented, 'ON_TRIP').expect(409);
  });

  it('lets the customer cancel with a full refund if staff do not answer in time', async () => {
    const rented = await w.confirmed(-1);
    await refuse(rented).expect(200);
    const early = (await act(rented, 'CANCEL').expect(409)).body;
    expect([early.code, early.data]).toEqual([1015, { status: 'CONFIRMED', reason: 'TOO_EARLY' }]);
    const reportedAgo = (seconds: number) =>
      w.server.db.query(
        `UPDATE car_refusals SET reported_at = app_now() - make_interval(secs => $2) WHERE rental_id = $1`,
        [rented.id, seconds],
      );
    await reportedAgo(30 * 60 - 5);
    await act(rented, 'CANCEL').expect(409);
    await reportedAgo(30 * 60);
    const { body } = await act(rented, 'CANCEL').expect(200);
    expect(body.data).toMatchObject({
      status: 'CANCELLED',
      refund: { amount: TOTAL, state: 'DUE' },
      carRefusal: { state: 'REFUNDED' },
    });
    const details = await w.details(rented);
    expect(cancelled(details)).toMatchObject({ cause: 'REFUSED_CAR', by: 'customer' });
    expect(details.money).toMatchObject({ charged: 0, lost: 0 });
    expect(details.undo).toBeNull();
    expect((await answer(rented, { answer: 'REFUND' }).expect(409)).body.data).toMatchObject({
      status: 'CANCELLED',
    });
  });

  it('can be rejected only by an admin, with a reason and a photo', async () => {
    const rented = await w.confirmed(-1);
    await refuse(rented, { cause: 'DAMAGED' }).expect(200);
    const no = { answer: 'NOT_ACCEPTED', reason: 'The scratch is in the record of the car.' };
    expect((await answer(rented, no, { photos: [photo] }).expect(403)).body.code).toBe(1004);
    const asAdmin = { token: w.admin, photos: [photo] };
    expect((await answer(rented, no, { token: w.admin }).expect(400)).body.errors[0].field).toBe('photos');
    const { errors } = (await answer(rented, { answer: 'NOT_ACCEPTED' }, asAdmin).expect(400)).body;
    expect(errors[0].field).toBe('reason');
    await answer(rented, no, asAdmin).expect(200);
    const { carRefusal } = await own(rented);
    expect(carRefusal).toMatchObject({ state: 'NOT_ACCEPTED', answer: no.reason });
    await w.server.http.get(carRefusal!.answerPhotos[0]!).set(bearer(rented.who.account)).expect(200);
    expect(await isRefused(rented)).toBe(false);
    // The customer may report another fault afterwards.
    await refuse(rented, { cause: 'UNSAFE' }).expect(200);
    expect(await isRefused(rented)).toBe(true);
  });

  it('is possible from one buffer before the pickup time until the return time', async () => {
    const rented = await w.confirmed(2);
    const at = (hours: number, seconds: number) => w.setPickup(rented, hours + seconds / HOUR_S);
    await at(1, 5);
    expect((await own(rented)).mayRefuseCar).toBe(false);
    expect((await refuse(rented).expect(409)).body.data).toMatchObject({ reason: 'TOO_EARLY' });
    await at(-48, -1);
    expect((await refuse(rented).expect(409)).body.data).toMatchObject({ reason: 'TOO_LATE' });
    await at(1, 0);
    await refuse(rented).expect(200);
    await at(-48, -1);
    await w.server.http
      .post(`/console/rentals/${rented.id}/trip-record`)
      .set(bearer(w.desk))
      .send({ pickedUpAt: new Date(), returnedAt: new Date(), note: 'Taken at noon' })
      .expect(409)
      .expect(({ body }) => expect(body.data.reason).toBe('REFUSED_BY_CUSTOMER'));
  });

  it.each([
    ['cause', { note: 'Not what I booked' }],
    ['cause', { cause: 'CAR_BROKEN' }],
    ['note', { cause: 'OTHER' }],
    ['note', { cause: 'DIRTY', note: 'x'.repeat(501) }],
  ])('reports %s as the wrong field', async (field, fields) => {
    const rented = await w.confirmed(-1);
    const { code, errors } = (await refuse(rented, fields).expect(400)).body;
    expect([code, errors[0].field]).toEqual([1001, field]);
  });

  it('requires a photo of the car, and is refused to other customers', async () => {
    const rented = await w.confirmed(-1);
    const none = (await refuse(rented, undefined, { photos: [] }).expect(400)).body;
    expect(none.errors[0].field).toBe('photos');
    const stranger = await w.rent();
    await refuse(rented, undefined, { token: stranger.who.account }).expect(404);
    await refuse(rented).expect(200);
    await act(rented, 'ACCEPT', stranger.who.account).expect(404);
    const pending = await w.rent('reservations');
    expect((await refuse(pending).expect(409)).body.data).toMatchObject({ status: 'PENDING' });
    expect((await answer(pending, { answer: 'FIXED' }).expect(409)).body.data.reason).toBe('NOT_REFUSED');
  });
});
