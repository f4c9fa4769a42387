import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { IDENTITY_KINDS } from '../../../backend/contract/customers/identity-documents';
import { decideDocuments } from '../../support/decisions';
import { picture } from '../../support/pictures';
import { openedTexts } from '../../support/sealed-outbox';
import { startServer, type TestServer } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer, buildCustomer, buildStaff, type Person, signIn } from '../../support/test-data';

const LICENCE = {
  licenseNumber: 'MH12 2011 0012345',
  licenseClasses: 'lmv, MCWG',
  licenseValidUntil: '2060-11-20',
  dateOfBirth: '1998-04-12',
};
const AADHAAR = ['499118665246', '234123412346', '368204189504'];

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

describe('registration and approval', () => {
  let server: TestServer;
  let admin: string;
  beforeAll(async () => {
    server = await startServer();
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  });
  afterAll(() => server.stop());

  const stored = (): string[] => [
    ...filesOf(join(server.dataDir, 'files')),
    ...filesOf(join(server.dataDir, 'uploads')),
  ];

  async function newcomer(): Promise<{ person: Person; account: string; renting: string }> {
    const person = await buildCustomer(server, { approval: 'NOT_REGISTERED' });
    return {
      person,
      account: await signIn(server, 'customer', person),
      renting: await signIn(server, 'renting', person),
    };
  }

  interface Form {
    name?: string;
    address?: string;
    aadhaarNumber?: string;
    aadhaarFile?: Buffer;
    identityKind?: string;
    identityNumber?: string;
    identityFile?: Buffer;
    identityBackFile?: Buffer;
    drivingLicenseFile?: Buffer;
    licenseNumber?: string;
    licenseClasses?: string;
    licenseValidUntil?: string;
    dateOfBirth?: string;
  }

  async function register(
    token: string,
    over: Form = {},
  ): Promise<{ status: number; body: { code: number; message: string; errors?: { field: string }[] } }> {
    const form: Form = {
      name: 'Asha Kulkarni',
      address: '4 Karve Road, Pune 411004',
      aadhaarNumber: AADHAAR[0],
      aadhaarFile: await picture(1),
      drivingLicenseFile: await picture(2),
      ...over,
    };
    const sent = server.http.post('/api/auth/register').set(bearer(token));
    for (const [name, value] of Object.entries(form)) {
      if (value instanceof Buffer) sent.attach(name, value, `${name}.png`);
      else if (value !== undefined) sent.field(name, value as string);
    }
    return sent;
  }

  const get = (path: string, token: string): ReturnType<typeof server.http.get> =>
    server.http.get(path).set(bearer(token));
  const approve = (id: number, body: Parameters<typeof decideDocuments>[3], token = admin) =>
    decideDocuments(server, token, id, body);

  it.each<[string, Form, string]>([
    ['no name', { name: '' }, 'name'],
    ['a name too long', { name: 'x'.repeat(121) }, 'name'],
    ['no address', { address: '   ' }, 'address'],
    ['no Aadhaar number', { aadhaarNumber: undefined }, 'aadhaarNumber'],
    ['a mistyped Aadhaar number', { aadhaarNumber: '499118665247' }, 'aadhaarNumber'],
    ['an Aadhaar number with a letter', { aadhaarNumber: '49911866524O' }, 'aadhaarNumber'],
    ['no Aadhaar file', { aadhaarFile: undefined }, 'aadhaarFile'],
    ['no licence', { drivingLicenseFile: undefined }, 'drivingLicenseFile'],
    ['a licence without a class for cars', { ...LICENCE, licenseClasses: 'MCWG' }, 'licenseClasses'],
    ['a licence that ran out', { ...LICENCE, licenseValidUntil: '2020-01-01' }, 'licenseValidUntil'],
    ['a licence number alone', { licenseNumber: LICENCE.licenseNumber }, 'dateOfBirth'],
    ['an empty file', { aadhaarFile: Buffer.alloc(0) }, 'aadhaarFile'],
    [
      'a text for a picture',
      { drivingLicenseFile: Buffer.from('hello, I am a picture') },
      'drivingLicenseFile',
    ],
  ])('refuses %s, reports the field and stores nothing', async (_, over, field) => {
    const before = stored();
    const { account, person } = await newcomer();
    const { status, body } = await register(account, over);
    expect([400, 415, 422]).toContain(status);
    expect(body.errors?.map((error) => error.field)).toContain(field);
    expect(stored()).toEqual(before);
    const { rows } = await server.db.query(
      `SELECT approval, full_name = 'Asha Kulkarni' AS renamed, (SELECT count(*)::int FROM documents WHERE customer_id = $1) AS documents FROM customers WHERE id = $1`,
      [person.id],
    );
    expect(rows[0]).toEqual({ approval: 'NOT_REGISTERED', renamed: false, documents: 0 });
  });

  it('leads from the form through the queue to approval, and stores the number encrypted', async () => {
    const { person, account, renting } = await newcomer();
    expect((await get('/api/adminVerified', account).expect(200)).body.code).toBe(1002);
    expect((await get('/api/user/profile', account).expect(200)).body).toMatchObject({
      code: 1002,
      data: null,
    });
    expect((await register(renting, LICENCE)).status).toBe(200);
    expect((await openedTexts(server, person.email))[0]).toContain('verifies them within 24 hours');
    expect((await get('/api/adminVerified', account).expect(200)).body.code).toBe(1007);
    expect((await register(account)).body.code).toBe(1015);

    const profile = (await get('/api/user/profile', account).expect(200)).body;
    expect(profile).toMatchObject({
      code: 1007,
      data: {
        fullName: 'Asha Kulkarni',
        aadhaarNumber: 'XXXX XXXX 5246',
        licence: { ...LICENCE, licenseNumber: 'XXXXX 2345', licenseClasses: ['LMV', 'MCWG'] },
      },
    });
    const queue = (await get('/admin/dashboard/pending-documents', admin).expect(200)).body.data;
    expect(queue).toContainEqual(
      expect.objectContaining({
        id: person.id,
        mobile: person.mobile,
        aadhaarNumber: 'XXXX XXXX 5246',
        flags: [],
      }),
    );

    const query = { mobile: person.mobile, action: 'APPROVED' };
    await server.http
      .post('/admin/dashboard/verify-document')
      .query(query)
      .set(bearer(admin))
      .set('content-type', 'application/json')
      .expect(200);
    expect((await get('/api/adminVerified', account).expect(200)).body).toMatchObject({
      code: 1000,
      message: 'Documents Verified Successfully !!',
    });
    expect((await register(account)).body.code).toBe(1015);

    const { rows: approved } = await server.db.query(
      `UPDATE licences SET valid_until = app_now()::date + 30 WHERE customer_id = $1 RETURNING approved`,
      [person.id],
    );
    expect(approved).toEqual([{ approved: true }]);
    for (let time = 0; time < 2; time += 1) await server.runJob('remind-of-licence');
    const { data } = (await get('/api/user/profile', account)).body;
    expect(data.renewal.reasons.license).toMatch(/^It is valid until .+ \d{4}\.$/);
    const toldOnce = 'SELECT recipient FROM outbox_messages WHERE once_key LIKE $1';
    const { rows: reminders } = await server.db.query(toldOnce, [`LICENCE:${person.id}:%`]);
    expect(reminders).toEqual([{ recipient: person.email }]);

    const { rows: columns } = await server.db.query<{ table_name: string; column_name: string }>(
      `SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'`,
    );
    const secrets = [AADHAAR[0]!, 'MH1220110012345', LICENCE.dateOfBirth];
    const patterns = secrets.flatMap((text) => [`%${text}%`, `%${Buffer.from(text).toString('hex')}%`]);
    for (const { table_name: table, column_name: column } of columns) {
      const { rows } = await server.db.query(
        `SELECT 1 FROM "${table}" WHERE "${column}"::text LIKE ANY ($1)`,
        [patterns],
      );
      expect([table, column, rows.length]).toEqual([table, column, 0]);
    }
    for (const text of secrets) expect(server.output()).not.toContain(text);
  });

  it('requires rejected documents again, and after 30 days also the number', async () => {
    const { person, account } = await newcomer();
    await register(account, { aadhaarNumber: AADHAAR[2]! });
    const reasons = { license: 'It has expired.' };
    expect((await approve(person.id, { decision: 'REJECTED', reasons })).status).toBe(200);
    expect((await get('/api/adminVerified', account)).body).toMatchObject({
      code: 1008,
      data: { reasons: { license: 'It has expired.' } },
    });
    const nothing = Object.fromEntries(
      ['name', 'address', 'aadhaarNumber', 'aadhaarFile', 'drivingLicenseFile'].map((field) => [field, '']),
    );
    const missing = async () => (await register(account, nothing)).body.errors?.map(({ field }) => field);
    expect(await missing()).toEqual(['drivingLicenseFile']);
    for (const days of [29, 31]) {
      await server.db.query(`UPDATE customers SET decided_at = app_now() - make_interval(days => $1)`, [
        days,
      ]);
      await server.runJob('remove-old-rows');
      const { body } = await get('/api/adminVerified', account);
      expect(body).toMatchObject({ data: { needsNumber: days === 31 } });
    }
    expect(await missing()).toEqual(['aadhaarNumber', 'drivingLicenseFile']);
    const sent = { aadhaarNumber: AADHAAR[2]!, drivingLicenseFile: await picture(9) };
    const again = await register(account, { ...nothing, ...sent });
    expect(again.status).toBe(200);
    expect((await get('/api/user/profile', account)).body).toMatchObject({
      code: 1007,
      data: { fullName: 'Asha Kulkarni', aadhaarNumber: 'XXXX XXXX 9504', reasons: null },
    });
  });

  it('accepts a passport in place of Aadhaar, and another document after a rejection', async () => {
    const passport = {
      aadhaarNumber: undefined,
      aadhaarFile: undefined,
      identityKind: 'PASSPORT',
      identityNumber: ' k123 4567',
      identityFile: await picture(3),
      identityBackFile: await picture(4),
    };
    const [{ person, account }, other] = [await newcomer(), await newcomer()];
    const profile = async () => (await get('/api/user/profile', account)).body.data;
    const refused = async (over: Form) =>
      (await register(account, over)).body.errors?.map(({ field }) => field);
    expect(await refused({ ...passport, aadhaarNumber: AADHAAR[0]! })).toEqual(['identityKind']);
    expect(await refused({ ...passport, identityNumber: 'K12' })).toEqual(['identityNumber']);
    for (const token of [account, other.account]) expect((await register(token, passport)).status).toBe(200);
    const { identity, ...others } = await profile();
    const path = expect.stringMatching(/^\/api\/documents\//);
    const files = { filePath: path, backFilePath: path };
    const summary = { kind: 'PASSPORT', number: 'XXXX 4567', ...files, check: null };
    expect(identity).toEqual(summary);
    expect(others).toMatchObject({ aadhaarNumber: 'XXXX XXXX XXXX', aadhaarFilePath: '' });
    const { body: page } = await get(`/console/customers/${person.id}`, admin);
    expect(page).toMatchObject({
      identity: summary,
      sameNumbers: [{ id: other.person.id, number: 'PASSPORT' }],
    });
    expect(page.flags).toContain('SAME_NUMBER');

    const { downloadUrl } = (await get(identity.filePath, admin)).body.data;
    const file = await server.http.get(downloadUrl).expect(200);
    expect(file.headers['content-disposition']).toContain('passport.jpg');
    const post = (route: string, body: object) =>
      server.http.post(`/console/customers/${person.id}/${route}`).set(bearer(admin)).send(body);
    const reason = 'Compared with the original.';
    const { body: revealed } = await post('identity-reveal', { reason }).expect(200);
    expect(revealed).toEqual({ kind: 'PASSPORT', number: 'K1234567', complete: true });
    const { data: looks } = (await get('/api/user/access-log', account)).body;
    expect(looks).toMatchObject([{ what: 'PASSPORT_NUMBER', reason }, { what: 'PASSPORT' }]);

    await approve(person.id, { decision: 'REJECTED', reasons: { aadhaar: 'It has expired.' } });
    expect((await openedTexts(server, person.email))[0]).toContain('Passport: It has expired.');
    const { body: standing } = await get('/api/adminVerified', account);
    expect(standing.data).toMatchObject({ identityKind: 'PASSPORT', needsNumber: false });
    const nothing = { ...passport, name: '', address: '', drivingLicenseFile: undefined };
    const voterId = {
      ...nothing,
      identityKind: 'VOTER_ID',
      identityNumber: 'abc1234567',
      identityBackFile: undefined,
    };
    expect(await refused({ ...voterId, identityNumber: '', identityFile: undefined })).toEqual([
      'identityNumber',
      'identityFile',
    ]);
    expect((await register(account, voterId)).status).toBe(200);
    expect((await profile()).identity).toEqual({ ...summary, kind: 'VOTER_ID', backFilePath: null });
    expect((await approve(person.id, { decision: 'APPROVED' })).status).toBe(200);

    await server.http
      .put(`/console/customers/${person.id}/suspension`)
      .set(bearer(admin))
      .send({ suspended: true, reason, block: ['identity'] })
      .expect(200);
    const { body: blocked } = await get('/console/blocked-identities', admin);
    expect(blocked).toMatchObject([{ kind: 'IDENTITY', masked: 'XXXX 4567' }]);
  });

  it('accepts only the identity documents in the settings, or the driving licence alone', async () => {
    const { person, account } = await newcomer();
    const licence = { aadhaarNumber: undefined, aadhaarFile: undefined };
    await changeSettings(server, admin, () => ({ acceptedIdentities: ['PASSPORT'] }));
    const fieldsOf = async (over?: Form) =>
      (await register(account, over)).body.errors?.map(({ field }) => field);
    expect([await fieldsOf(), await fieldsOf(licence)]).toEqual([['aadhaarNumber'], ['identityKind']]);
    await changeSettings(server, admin, () => ({ acceptedIdentities: [], licenceOnly: true }));
    expect((await register(account, licence)).status).toBe(200);
    const reasons = { note: 'Blurred.' };
    expect((await approve(person.id, { decision: 'REJECTED', reasons })).status).toBe(200);
    const { body } = await get('/api/adminVerified', account);
    expect(body.data).toEqual({ reasons: { license: 'Blurred.' }, needsNumber: false, identityKind: null });
    await changeSettings(server, admin, () => ({
      acceptedIdentities: [...IDENTITY_KINDS],
      licenceOnly: false,
    }));
  });
});
