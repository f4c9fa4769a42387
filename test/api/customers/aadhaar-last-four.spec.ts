import { decideDocuments } from '../../support/decisions';
import { picture } from '../../support/pictures';
import { type Renter, renter } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer, buildStaff, signIn } from '../../support/test-data';

const WHOLE = '734568219030';

describe('registration with the last four digits of an Aadhaar number', () => {
  let server: TestServer;
  let admin: string;
  beforeAll(async () => {
    server = await startServer();
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    await changeSettings(server, admin, () => ({ keepOnlyLastFourOfAadhaar: true }));
  });
  afterAll(() => server.stop());

  const register = async ({ account }: Renter, aadhaarNumber: string, fields: Record<string, string> = {}) =>
    server.http
      .post('/api/auth/register')
      .set(bearer(account))
      .field({ ...fields, aadhaarNumber })
      .attach('aadhaarFile', await picture(), 'a.png')
      .attach('drivingLicenseFile', await picture(2), 'b.png');
  const NEW = { name: 'Asha Kulkarni', address: '4 Karve Road, Pune' };
  const stored = async ({ id }: Renter): Promise<unknown> =>
    (
      await server.db.query(
        `SELECT sealed_number IS NULL AS forgotten, number_hash IS NULL AS "hashless", last_four AS "lastFour", approved
           FROM aadhaar_records WHERE customer_id = $1`,
        [id],
      )
    ).rows[0];

  it('is announced in the public settings, and needs no complete number', async () => {
    const { body } = await server.http.get('/api/settings').expect(200);
    expect(body.data).toMatchObject({ aadhaarLastFour: true });
    const [first, second, whole] = [
      await renter(server, 'NOT_REGISTERED'),
      await renter(server, 'NOT_REGISTERED'),
      await renter(server, 'NOT_REGISTERED'),
    ];
    expect((await register(first, '903', NEW)).body).toMatchObject({
      code: 1001,
      errors: [{ field: 'aadhaarNumber', message: expect.stringContaining('last four digits') }],
    });
    for (const person of [first, second]) expect((await register(person, '9030', NEW)).status).toBe(200);
    expect((await register(whole, WHOLE, NEW)).status).toBe(200);
    expect(await stored(first)).toEqual({
      forgotten: true,
      hashless: true,
      lastFour: '9030',
      approved: false,
    });
    expect(await stored(whole)).toEqual({
      forgotten: true,
      hashless: false,
      lastFour: '9030',
      approved: false,
    });

    // Several customers may have the same four digits.
    for (const person of [first, second, whole]) {
      const decided = await decideDocuments(server, admin, person.id, { decision: 'APPROVED' });
      expect(decided.status).toBe(200);
      expect(await stored(person)).toMatchObject({ approved: true });
    }
    const page = await server.http.get(`/console/customers/${first.id}`).set(bearer(admin)).expect(200);
    expect(page.body).toMatchObject({ identity: { number: 'XXXX XXXX 9030' }, sameNumbers: [] });
  });

  it('compares the digits with the approved number if the customer sends the card again', async () => {
    const person = await renter(server, 'NOT_REGISTERED');
    expect((await register(person, '9030', NEW)).status).toBe(200);
    await decideDocuments(server, admin, person.id, { decision: 'APPROVED' });
    await server.http
      .put(`/console/customers/${person.id}/document-request`)
      .set(bearer(admin))
      .send({ parts: ['IDENTITY', 'LICENCE'], reason: 'Blurred.', mayRentMeanwhile: true })
      .expect(200);
    expect((await register(person, '1111')).body).toMatchObject({
      code: 1001,
      errors: [{ field: 'aadhaarNumber' }],
    });
    expect((await register(person, WHOLE)).status).toBe(200);
    expect(await stored(person)).toMatchObject({ lastFour: '9030', approved: true });
  });

  it('refuses to block the digits, because several customers may have them', async () => {
    const person = await renter(server, 'NOT_REGISTERED');
    expect((await register(person, '9030', NEW)).status).toBe(200);
    const suspension = await server.http
      .put(`/console/customers/${person.id}/suspension`)
      .set(bearer(admin))
      .send({ suspended: true, reason: 'Damage.', block: ['identity'] });
    expect(suspension.body).toMatchObject({ code: 1001, errors: [{ field: 'block' }] });
  });

  it('refuses four digits if complete numbers are stored', async () => {
    await changeSettings(server, admin, () => ({ keepOnlyLastFourOfAadhaar: false }));
    const person = await renter(server, 'NOT_REGISTERED');
    expect((await register(person, '9030', NEW)).body).toMatchObject({ code: 1001 });
  });
});
