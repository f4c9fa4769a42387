import { gzipSync } from 'node:zlib';
import type { ConsoleCustomerDetails } from '../../../backend/contract/customers/console-customers';
import { WITHDRAWN_QR } from '../../../backend/contract/customers/document-reasons';
import type { OwnConsent } from '../../../backend/contract/privacy/consent';
import { EXPORTED } from '../../../backend/modules/privacy/export/export-parts-queries';
import { CARD, digitsOf, QrSigner } from '../../support/aadhaar-qr';
import { picture } from '../../support/pictures';
import { moveClock, startServer, type TestServer } from '../../support/server';
import { changeSettings } from '../../support/settings';
import {
  bearer,
  buildCustomer,
  buildStaff,
  newAadhaarNumber,
  type Person,
  signIn,
} from '../../support/test-data';

const LICENCE = {
  licenseClasses: 'LMV',
  licenseValidUntil: '2060-01-01',
  dateOfBirth: '1998-04-12',
};
const VERSION = '2026-11';

interface Answer {
  code: number;
  data: { lastFour: string; issuedAt: string } | null;
  errors?: { field: string; messageKey: string }[];
}

describe('Aadhaar QR code', () => {
  const signer = new QrSigner();
  let server: TestServer;
  let admin: string;
  let person: Person;
  let token: string;
  beforeAll(async () => {
    server = await startServer({ UIDAI_CERTIFICATES: signer.file });
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    await switchOn(true);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    person = await buildCustomer(server, { approval: 'NOT_REGISTERED' });
    token = await signIn(server, 'customer', person);
  });

  const switchOn = (aadhaarOffline: boolean) =>
    changeSettings(server, admin, ({ rules }) => ({
      aadhaarOffline,
      ovseRegistration: 'OVSE-TEST',
      rules: { ...rules, customerSmsPerDay: 3 },
    }));

  async function post(path: string, body: object): Promise<Answer> {
    return (await server.http.post(`/api/user/${path}`).set(bearer(token)).send(body)).body as Answer;
  }
  const check = (qr: string, consentVersion = VERSION) => post('aadhaar-qr', { qr, consentVersion });
  const withdraw = (purpose: string) => post('consents/withdrawal', { purpose });

  async function register(over: Record<string, string> = {}, files = ['drivingLicenseFile']) {
    const sent = server.http.post('/api/auth/register').set(bearer(token));
    const texts = {
      name: ' asha  KULKARNI',
      address: '4 Karve Road, Pune',
      // Each customer needs another number, because a number can be approved only once.
      licenseNumber: `MH${String(person.id).padStart(12, '0')}`,
      ...LICENCE,
      ...over,
    };
    for (const [name, text] of Object.entries(texts)) void sent.field(name, text);
    for (const name of files) void sent.attach(name, await picture(), 'card.png');
    const { body } = await sent;
    return body as Answer;
  }

  async function reviewed(): Promise<ConsoleCustomerDetails> {
    const { body } = await server.http.get(`/console/customers/${person.id}`).set(bearer(admin)).expect(200);
    return body as ConsoleCustomerDetails;
  }

  const stored = async (): Promise<unknown[]> =>
    (await server.db.query(`SELECT * FROM aadhaar_checks WHERE customer_id = ${person.id}`)).rows;

  async function consents(): Promise<OwnConsent[]> {
    const { body } = await server.http.get('/api/user/consents').set(bearer(token)).expect(200);
    return (body as { data: OwnConsent[] }).data;
  }

  const change = (path: string, body: object) =>
    server.http.put(`/console/${path}`).set(bearer(admin)).send(body).expect(200);
  const decide = async (decision: string, reasons = {}) =>
    change(`pending-documents/${person.id}/approval`, {
      decision,
      submittedAt: (await reviewed()).submittedAt,
      reasons,
    });

  it('replaces number and card in the form, and shows an admin the results of the check', async () => {
    expect((await register()).errors?.map(({ field }) => field)).toEqual(['aadhaarNumber', 'aadhaarFile']);
    const issuedAt = '2025-03-08T06:14:07.000Z';
    expect((await check(signer.code())).data).toEqual({ lastFour: '2346', issuedAt });
    expect((await register()).code).toBe(1000);
    const { identity } = await reviewed();
    expect(identity).toEqual({
      kind: 'AADHAAR',
      number: 'XXXX XXXX 2346',
      filePath: null,
      backFilePath: null,
      check: {
        checkedAt: expect.stringMatching(/Z$/),
        issuedAt,
        certificate: expect.stringMatching(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/),
        nameEqual: true,
        birthDateEqual: true,
      },
    });
    expect((await check(signer.code())).code).toBe(1015);
    await decide('APPROVED');
    expect(await reviewed()).toMatchObject({ approval: 'APPROVED', identity });
  });

  it('keeps neither the content nor a hash of it after the registration', async () => {
    await check(signer.code());
    await register({ name: 'Somebody Else', dateOfBirth: '1998-04-13' });
    expect(await stored()).toEqual([
      expect.objectContaining({
        last_four: '2346',
        name_hash: null,
        birth_date_hash: null,
        name_equal: false,
        birth_date_equal: false,
      }),
    ]);
    const recorded = (await consents()).map(({ purpose, version }) => `${purpose} ${version}`);
    expect(recorded).toEqual([`REGISTRATION ${VERSION}`, `AADHAAR_QR ${VERSION}`]);
  });

  it.each(['', 'V2', 'V5'])('reads a code with the marker %j', async (marker) =>
    expect((await check(signer.code({ marker }))).code).toBe(1000),
  );

  it('discards the date-of-birth result when an admin changes the date of birth', async () => {
    await check(signer.code());
    await register();
    await decide('APPROVED');
    const licenseNumber = `MH${String(person.id).padStart(12, '0')}`;
    for (const [dateOfBirth, equal] of [
      [LICENCE.dateOfBirth, true] as const,
      ['1990-01-01', null] as const,
    ]) {
      await change(`customers/${person.id}/licence`, { ...LICENCE, licenseNumber, dateOfBirth });
      expect((await reviewed()).identity?.check?.birthDateEqual).toBe(equal);
    }
  });

  it('compares no date of birth if the code has only a year', async () => {
    await check(signer.code({ born: '1998' }));
    await register();
    expect((await reviewed()).identity?.check).toMatchObject({ nameEqual: true, birthDateEqual: null });
  });

  it('refuses an altered, foreign or unreadable code', async () => {
    const altered = signer.bytes();
    altered[12]! ^= 1;
    const refused = {
      'a changed byte': digitsOf(gzipSync(altered)),
      'another certificate': new QrSigner().code(),
      'a swapped photo': digitsOf(
        gzipSync(Buffer.concat([signer.bytes().subarray(0, 90), signer.bytes().subarray(96)])),
      ),
    };
    const problem = async (qr: string) => (await check(qr)).errors?.map(({ messageKey }) => messageKey);
    for (const qr of Object.values(refused))
      expect(await problem(qr)).toEqual(['customers.aadhaarQrSignature']);
    const unreadable = {
      'not compressed': digitsOf(signer.bytes()),
      '10 MB after decompression': digitsOf(gzipSync(Buffer.alloc(10 * 1024 * 1024))),
      'a reference without a time': signer.code({ reference: '2346' }),
      'no name': signer.code({ name: ' ' }),
      'fewer bytes than a signature': digitsOf(gzipSync(Buffer.from('V2'))),
      letters: `${signer.code()}a`,
      'too many digits': '1'.repeat(8001),
      'no digits': '',
    };
    for (const qr of Object.values(unreadable))
      expect(await problem(qr)).toEqual(['customers.aadhaarQrUnreadable']);
    expect(await stored()).toEqual([]);
  });

  it('requires the current consent version and the setting', async () => {
    expect((await check(signer.code(), '2020-01')).code).toBe(1015);
    await switchOn(false);
    expect((await check(signer.code())).code).toBe(1015);
    await switchOn(true);
    expect(await stored()).toEqual([]);
  });

  it('stores one of two simultaneous checks', async () => {
    const answers = await Promise.all([
      check(signer.code()),
      check(signer.code({ reference: `9999${CARD.reference.slice(4)}` })),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([1000, 1000]);
    expect(await stored()).toHaveLength(1);
    const sent = await Promise.all([register(), register()]);
    expect(sent.map(({ code }) => code).sort()).toEqual([1000, 1015]);
    expect(await stored()).toEqual([expect.objectContaining({ submitted: true, name_hash: null })]);
  });

  it('is discarded when the customer sends a document instead', async () => {
    await check(signer.code());
    const aadhaarNumber = newAadhaarNumber();
    expect((await register({ aadhaarNumber })).errors?.map(({ field }) => field)).toEqual(['aadhaarFile']);
    expect((await register({ aadhaarNumber }, ['aadhaarFile', 'drivingLicenseFile'])).code).toBe(1000);
    expect(await stored()).toEqual([]);
    expect((await reviewed()).identity).toMatchObject({
      check: null,
      number: `XXXX XXXX ${aadhaarNumber.slice(-4)}`,
    });
  });

  it('replaces a rejected card, and must match an approved number', async () => {
    const aadhaarNumber = newAadhaarNumber();
    await register({ aadhaarNumber }, ['aadhaarFile', 'drivingLicenseFile']);
    await decide('REJECTED', { aadhaar: 'Blurred.' });
    await check(signer.code());
    const names = ['name', 'address', 'licenseNumber', ...Object.keys(LICENCE)];
    const nothing = Object.fromEntries(names.map((name) => [name, '']));
    expect((await register(nothing, [])).code).toBe(1000);
    expect((await reviewed()).identity).toMatchObject({ number: 'XXXX XXXX 2346', filePath: null });
    await decide('APPROVED');

    await server.db.query(
      `INSERT INTO aadhaar_records (customer_id, number_hash, last_four, approved) VALUES ($1, $2, '9999', true)`,
      [person.id, `hash ${person.id}`],
    );
    const asked = { parts: ['IDENTITY'], reason: 'It is old.', mayRentMeanwhile: true };
    await change(`customers/${person.id}/document-request`, asked);
    await check(signer.code());
    expect((await register(nothing, [])).errors?.map(({ field }) => field)).toEqual(['qr']);
  });

  it('discards the name result when an admin changes the name', async () => {
    await check(signer.code());
    await register();
    await change(`customers/${person.id}/profile`, { fullName: 'Asha Deshpande', reason: 'Married.' });
    expect((await reviewed()).identity?.check).toMatchObject({ nameEqual: null, birthDateEqual: true });
  });

  it('expires unless the customer registers within a day', async () => {
    await check(signer.code());
    await moveClock(server, '25 hours');
    token = await signIn(server, 'customer', person);
    expect((await register()).errors).toHaveLength(2);
    await moveClock(server, '0 hours');
  });

  it('requires another document once the consent is withdrawn', async () => {
    await check(signer.code());
    await register();
    await decide('APPROVED');
    expect(await consents()).toMatchObject([
      { purpose: 'REGISTRATION', version: VERSION, withdrawnAt: null, canWithdraw: false },
      { purpose: 'AADHAAR_QR', version: VERSION, withdrawnAt: null, canWithdraw: true },
    ]);
    const both = await Promise.all(['AADHAAR_QR', 'AADHAAR_QR'].map(withdraw));
    expect(both.map(({ code }) => code).sort()).toEqual([1000, 1015]);
    expect(await stored()).toEqual([]);
    expect(await reviewed()).toMatchObject({
      approval: 'REJECTED',
      identity: null,
      reasons: { aadhaar: WITHDRAWN_QR },
    });
    expect((await consents())[1]).toMatchObject({ withdrawnAt: expect.any(String), canWithdraw: false });
    expect((await register({}, [])).errors?.map(({ field }) => field)).toEqual([
      'aadhaarNumber',
      'aadhaarFile',
    ]);
    await check(signer.code());
    expect((await register()).code).toBe(1000);
    expect((await reviewed()).approval).toBe('PENDING');
  });

  it('lets customers withdraw consents for SMS and newsletter, but not for registration', async () => {
    const choose = (wanted: boolean) =>
      server.http.put('/api/user/sms').set(bearer(token)).send({ wanted }).expect(200);
    await choose(true);
    await choose(true);
    await server.http.post('/api/subscribe').send({ email: person.email }).expect(200);
    const listed = async () =>
      (await consents()).map(({ purpose, canWithdraw }) => `${purpose}: ${canWithdraw}`).sort();
    expect(await listed()).toEqual(['SMS: true']);
    await server.db.query('UPDATE subscribers SET confirmed_at = app_now() WHERE email = $1', [person.email]);
    expect(await listed()).toEqual(['NEWSLETTER: true', 'SMS: true']);
    for (const purpose of ['SMS', 'NEWSLETTER', 'NEWSLETTER'])
      expect((await withdraw(purpose)).code).toBe(1000);
    expect(await listed()).toEqual(['SMS: false']);
    const { rows } = await server.db.query(
      `SELECT sms_chosen_at AS sms, (SELECT count(*) FROM subscribers s WHERE s.email = c.email)::int AS subscribed
         FROM customers c WHERE id = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ sms: null, subscribed: 0 }]);
    expect((await withdraw('REGISTRATION')).code).toBe(1001);
    await choose(true);
    expect(await listed()).toEqual(['SMS: false', 'SMS: true']);
  });

  it('is part of the export until the account is deleted', async () => {
    await check(signer.code());
    await register();
    const [exported] = (await server.db.query<{ data: Record<string, unknown[]> }>(EXPORTED, [person.id]))
      .rows;
    expect(exported?.data['aadhaarQrChecks']).toEqual([
      expect.objectContaining({ lastFour: '2346', nameEqual: true, birthDateEqual: true, submitted: true }),
    ]);
    expect(exported?.data['consents']).toMatchObject([
      { purpose: 'AADHAAR_QR' },
      { purpose: 'REGISTRATION' },
    ]);
    const erasure = server.http.post(`/console/customers/${person.id}/erasure`).set(bearer(admin));
    await erasure.send({ reason: 'On request.' }).expect(200);
    expect(await stored()).toEqual([]);
  });
});
