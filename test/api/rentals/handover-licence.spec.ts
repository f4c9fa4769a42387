import { picture } from '../../support/pictures';
import { dayAhead } from '../../support/renting';
import { changeSettings } from '../../support/settings';
import { bearer } from '../../support/test-data';
import { handoverSteps } from './handover.support';
import { type TripData, tripData } from './trip.support';

describe('driving licence at a handover', () => {
  let w: TripData;
  let photo: Buffer;
  beforeAll(async () => {
    w = await tripData();
    photo = await picture(1);
  });
  afterAll(() => w.server.stop());

  const { complete, form, own, textsOf, fieldsOf, ready } = handoverSteps(() => ({ ...w, photo }));

  it('records the required licence details that are missing', async () => {
    const rented = await w.confirmed(-0.4);
    const id = await ready(rented, 'HANDOVER');
    await changeSettings(w.server, w.admin, () => ({ licenceDetails: 'required' }));
    expect(await form(rented)).toMatchObject({ licence: 'DETAILS', blockers: [] });
    // A pickup without the form cannot record the details.
    expect((await w.move(rented, 'ON_TRIP').expect(409)).body.data.reason).toBe('LICENCE_MISSING');
    const details = { classes: 'lmv, mcwg', validUntil: dayAhead(400), dateOfBirth: '1990-01-01' };
    const typed = (over: object) =>
      complete(id, {
        confirmation: 'SIGNATURE',
        licence: { number: 'MH12 2011 0088776', seenAs: 'ORIGINAL', ...over },
      });
    expect(fieldsOf(await typed({}).expect(400))).toEqual([
      'licenseClasses',
      'licenseValidUntil',
      'dateOfBirth',
    ]);
    expect(fieldsOf(await typed({ ...details, classes: 'MCWG' }).expect(400))).toEqual(['licenseClasses']);
    for (const [over, reason] of [
      [{ validUntil: dayAhead(0) }, 'LICENCE_EXPIRED'],
      [{ dateOfBirth: dayAhead(-365) }, 'UNDER_AGE'],
    ] as const)
      expect((await typed({ ...details, ...over }).expect(409)).body.data.reason).toBe(reason);
    await typed(details).expect(200);
    await changeSettings(w.server, w.admin, () => ({ licenceDetails: 'optional' }));
    const customer = w.server.http.get(`/console/customers/${rented.who.id}`).set(bearer(w.admin));
    expect((await customer.expect(200)).body.licence).toMatchObject({
      licenseNumber: 'XXXXX 8776',
      licenseClasses: ['LMV', 'MCWG'],
      licenseValidUntil: details.validUntil,
      dateOfBirth: '1990-01-01',
    });
    const { rows } = await w.server.db.query<{ by: number }>(
      `SELECT staff_id AS by FROM audit_entries WHERE action = 'record-licence' AND subject_id = $1`,
      [String(rented.who.id)],
    );
    expect(rows).toEqual([{ by: Number(w.deskId) }]);
  });

  it('compares the licence that staff typed with the stored one', async () => {
    const rented = await w.confirmed(-0.4);
    const storeLicence = (dateOfBirth: string) =>
      w.server.http
        .put(`/console/customers/${rented.who.id}/licence`)
        .set(bearer(w.admin))
        .send({
          licenseNumber: 'MH12 20110012345',
          licenseClasses: 'LMV',
          licenseValidUntil: dayAhead(400),
          dateOfBirth,
        })
        .expect(200);
    expect(await form(rented)).toMatchObject({ licence: null });
    await storeLicence(dayAhead(-365));
    expect(textsOf(await form(rented))).toEqual([
      'The customer is younger than 21 on the day of the pickup.',
    ]);
    await storeLicence('1990-01-01');
    expect(await form(rented)).toMatchObject({ licence: 'OPTIONAL', blockers: [] });
    await changeSettings(w.server, w.admin, () => ({ licenceDetails: 'required' }));
    expect(await form(rented)).toMatchObject({ licence: 'REQUIRED', blockers: [] });
    const id = await ready(rented, 'HANDOVER');
    expect(fieldsOf(await complete(id).expect(400))).toEqual(['licence']);
    await changeSettings(w.server, w.admin, () => ({ licenceDetails: 'optional' }));
    const typed = (number: string) =>
      complete(id, { confirmation: 'SIGNATURE', licence: { number, seenAs: 'DIGILOCKER' } });
    expect((await typed('MH1220110012346').expect(409)).body.data).toMatchObject({
      reason: 'LICENCE_DIFFERS',
    });
    await typed('mh12-2011 0012345').expect(200);
    const licence = { seenAs: 'DIGILOCKER', lastFour: '2345', matches: true };
    expect(await own(rented)).toMatchObject([{ licence }]);
  });
});
