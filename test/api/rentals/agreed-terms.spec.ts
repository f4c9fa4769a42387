import { rupees } from '../../../backend/contract/money';
import { depositsOf } from '../../../backend/contract/rentals/charges';
import type { EditableSettings } from '../../../backend/contract/settings';
import { dayAhead, hold, pay, place, rentalRequest, renter } from '../../support/renting';
import { moveClock } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer, buildCar, buildCustomer, codeFor } from '../../support/test-data';
import { desk } from '../desk-rentals/desk-rentals.support';
import { TOTAL } from './cancellation.support';
import { type TripData, tripData } from './trip.support';

const DEARER = ({ charges, rules, cancellation }: EditableSettings): Partial<EditableSettings> => ({
  charges: { ...charges, deposits: depositsOf(() => rupees(5000)), tollsIncluded: true },
  lateFeePerHour: rupees(450),
  rules: { ...rules, lateGraceMinutes: 5 },
  cancellation: { ...cancellation, freeUntilHours: 96 },
});

const AGREED = {
  charges: {
    deposit: 0,
    tollsIncluded: false,
    refuelFee: 0,
    lateFeePerHour: 300,
    lateGraceMinutes: 30,
    damageInsurance: 0,
  },
  cancellation: { freeUntilHours: 48 },
};

describe('set of agreed terms', () => {
  let w: TripData;
  let first: EditableSettings;
  beforeAll(async () => {
    w = await tripData();
    const { body } = await w.server.http.get('/console/settings').set(bearer(w.admin)).expect(200);
    first = body.settings;
  });
  afterEach(async () => {
    await moveClock(w.server, '0 hours');
    await changeSettings(w.server, w.admin, () => first);
  });
  afterAll(() => w.server.stop());

  const raisePrices = (): Promise<void> => changeSettings(w.server, w.admin, DEARER);
  const termsNow = async (): Promise<string> =>
    (await w.server.http.get('/api/settings').expect(200)).body.data.termsVersion;

  it('remains with the rental when the settings change, wherever the rental is shown', async () => {
    const rented = await w.rent();
    expect(await w.own(rented)).toMatchObject(AGREED);
    await raisePrices();
    expect(await w.own(rented)).toMatchObject(AGREED);
    const { body } = await w.server.http
      .get(`/api/rentals/${rented.reference}`)
      .set(bearer(rented.who.account))
      .expect(200);
    expect(body.data).toMatchObject(AGREED);
    expect(await w.details(rented)).toMatchObject({ ...AGREED, lateReturn: null });
    expect(await w.own(await w.rent())).toMatchObject({
      charges: { deposit: 5000, tollsIncluded: true, lateFeePerHour: 450, lateGraceMinutes: 5 },
      cancellation: { freeUntilHours: 96 },
    });
  });

  it('determines the fee of a late return', async () => {
    const rented = await w.confirmed(0.5);
    await w.move(rented, 'ON_TRIP').expect(200);
    await raisePrices();
    await w.advanceClock('49 hours 15 minutes');
    expect((await w.details(rented)).lateReturn).toMatchObject({ hours: 1, fee: 300 });
    await w.advanceClock('50 hours 45 minutes');
    await w.move(rented, 'RETURNED').expect(200);
    await w.advanceClock('60 hours');
    const { lateReturn } = await w.details(rented);
    expect(lateReturn).toMatchObject({ hours: 2, fee: 600 });
    expect([134, 135]).toContain(lateReturn!.minutes);
  });

  it('is taken from the hold, which shows it before the payment', async () => {
    const { token, account } = await renter(w.server);
    const request = rentalRequest(await buildCar(w.server));
    const held = (await hold(w.server, token, request).expect(201)).body.data;
    expect(held).toMatchObject({ ...AGREED, termsVersion: await termsNow() });
    await raisePrices();
    const again = (await hold(w.server, token, request).expect(201)).body.data;
    expect(again).toMatchObject({ ...AGREED, holdId: held.holdId, termsVersion: held.termsVersion });
    expect(held.termsVersion).not.toBe(await termsNow());
    await pay(w.server, token, { amount: TOTAL, type: 'book', holdId: held.holdId });
    const body = { ...request, expectedTerms: held.termsVersion };
    expect((await place(w.server, 'bookings', token, body).expect(201)).body.data).toMatchObject(AGREED);
    expect((await w.server.http.get('/api/bookings/user/bookings').set(bearer(account))).body.data).toEqual([
      expect.objectContaining({ cancellation: expect.objectContaining(AGREED.cancellation) }),
    ]);
  });

  it('includes the turnaround of the hold, although a longer one would reach the next rental', async () => {
    const [{ token }, next] = [await renter(w.server), await renter(w.server)];
    const request = rentalRequest(await buildCar(w.server));
    const askForHold = () => hold(w.server, token, request).set('Idempotency-Key', 'held-before').expect(201);
    const { holdId } = (await askForHold()).body.data;
    const after = { fromDate: request.toDate, toDate: dayAhead(13), pickupTime: '13:00' };
    await hold(w.server, next.token, { ...request, ...after }).expect(201);
    await pay(w.server, token, { amount: TOTAL, type: 'book', holdId });
    await changeSettings(w.server, w.admin, ({ rules }) => ({ rules: { ...rules, bufferMinutes: 120 } }));
    const taken = (await w.server.http.get(`/api/availability/${request.carId}`).expect(200)).body;
    expect(taken).toMatchObject([{ bufferMinutes: 60 }, { bufferMinutes: 60 }]);
    expect((await askForHold()).body.data.holdId).toBe(holdId);
    expect((await hold(w.server, token, request).expect(201)).body.data.holdId).toBe(holdId);
    const book = () =>
      place(w.server, 'bookings', token, request).set('Idempotency-Key', 'booked-once').expect(201);
    const { reference } = (await book()).body.data;
    expect((await book()).body.data.reference).toBe(reference);
  });

  it('includes the time of the hold after the trip before it has become overdue', async () => {
    const late = await w.confirmed(0.5);
    await w.move(late, 'ON_TRIP').expect(200);
    const { token } = await renter(w.server);
    const request = rentalRequest(late.carId);
    const pickup = Date.parse(`${request.fromDate}T${request.pickupTime}:00+05:30`);
    const advanceTo = (minutesBefore: number): Promise<void> =>
      w.advanceClock(`${Math.round((pickup - Date.now()) / 1000) - minutesBefore * 60} seconds`);
    await advanceTo(181);
    const { holdId } = (await hold(w.server, token, request).expect(201)).body.data;
    await advanceTo(179);
    await pay(w.server, token, { amount: TOTAL, type: 'book', holdId });
    await place(w.server, 'bookings', token, request).expect(201);
  });

  it('requires a new agreement if it changed before the hold', async () => {
    const { token } = await renter(w.server);
    const request = rentalRequest(await buildCar(w.server));
    const shown = await termsNow();
    await pay(w.server, token, { amount: TOTAL, type: 'book' });
    await raisePrices();
    const refused = await place(w.server, 'bookings', token, { ...request, expectedTerms: shown }).expect(
      409,
    );
    expect(refused.body).toMatchObject({
      code: 1016,
      message: expect.stringContaining('cancellation policy have changed'),
      data: {
        total: TOTAL,
        charges: { deposit: 5000, lateFeePerHour: 450 },
        cancellation: { freeUntilHours: 96 },
        termsVersion: await termsNow(),
      },
    });
    await place(w.server, 'bookings', token, {
      ...request,
      expectedTerms: refused.body.data.termsVersion,
    }).expect(201);
  });

  it('requires another code at the desk if it changed after the code was sent', async () => {
    const staff = await desk(w.server);
    const person = await buildCustomer(w.server);
    const carId = await buildCar(w.server);
    const { id } = await staff.send(person, carId);
    const otp = await codeFor(w.server, person.email);
    await raisePrices();
    const refused = await staff.post(`/${id}/confirmation`, { otp }).expect(409);
    expect([refused.body.code, refused.body.message]).toEqual([
      1016,
      expect.stringContaining('Please send a new OTP.'),
    ]);
    expect((await w.server.http.get(`/api/availability/${carId}`)).body).toEqual([]);
    await changeSettings(w.server, w.admin, () => first);
    await staff.post(`/${id}/confirmation`, { otp }).expect(201);
  });

  it('equals the terms that the database fills in for older rentals', async () => {
    await raisePrices();
    const { rows } = await w.server.db.query(
      'SELECT charges_in_force() AS charges, cancellation_in_force() AS cancellation',
    );
    await w.rent();
    const placed = await w.server.db.query(
      'SELECT charges, cancellation FROM rentals ORDER BY id DESC LIMIT 1',
    );
    const isCommon = ([name]: [string, unknown]): boolean => !/^(deposit|fuelPrices)/.test(name);
    const common = (charges: object) => Object.fromEntries(Object.entries(charges).filter(isCommon));
    expect(common(placed.rows[0].charges)).toEqual(common(rows[0].charges));
    expect(placed.rows[0].charges).toMatchObject({
      deposit: 500_000,
      depositWhen: 'AT_PICKUP',
      depositDays: 7,
    });
    expect(placed.rows[0].cancellation).toEqual(rows[0].cancellation);
    await changeSettings(w.server, w.admin, () => first);
    const before = (await w.server.db.query('SELECT charges_in_force() AS charges')).rows[0].charges;
    expect(common(before)).toEqual({
      ...common(rows[0].charges),
      tollsIncluded: false,
      lateFeePerHour: 30_000,
      lateGraceMinutes: 30,
    });
  });
});
