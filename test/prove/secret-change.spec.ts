import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { customersFor, register } from '../api/customers/console-customers.support';
import { appCode } from '../support/app-code';
import { decideDocuments, decidePayment } from '../support/decisions';
import { picture } from '../support/pictures';
import { runProgram } from '../support/processes/program';
import { pay, renter } from '../support/renting';
import { APP_SECRET, runSecond, runServer, startServer, type TestServer } from '../support/server';
import { bearer, buildCustomer, buildStaff, codeFor, type Person, signIn } from '../support/test-data';

const NEXT_SECRET = 'the secret that comes after it, 32+ characters';
const NUMBER = '499118665246';
const LICENCE = { licenseNumber: 'MH1220110012345' };

type Api = TestServer['http'];

describe('rotation of the secret', () => {
  let old: TestServer;
  let person: Person;
  let other: string;
  let otherId: number;
  let admin: string;
  let code: { phoneNumber: string; otp: string };
  let secret: string;
  let recoveryCode: string;
  let link: string;
  let document: string;
  let refundId: number;
  const note = { text: 'Called about the deposit.' };
  const key = randomUUID();

  beforeAll(async () => {
    old = await startServer();
    person = await buildCustomer(old);
    await register(old, person, NUMBER);
    const customer = await signIn(old, 'customer', person);
    admin = await signIn(old, 'admin', await buildStaff(old, 'ADMIN'));
    await decideDocuments(old, admin, person.id, { decision: 'APPROVED' });
    await old.http
      .put(`/console/customers/${person.id}/licence`)
      .set(bearer(admin))
      .send({ ...LICENCE, licenseClasses: 'LMV', licenseValidUntil: '2060-01-01', dateOfBirth: '1990-01-01' })
      .expect(200);
    const second = await buildCustomer(old, { approval: 'NOT_REGISTERED' });
    other = await signIn(old, 'customer', second);
    otherId = second.id;
    const { rows } = await old.db.query<{ id: string }>('SELECT id FROM documents LIMIT 1');
    document = `/api/documents/${rows[0]!.id}`;
    link = (await old.http.get(document).set(bearer(customer)).expect(200)).body.data.downloadUrl;
    await addNote(old.http).expect(200);
    const { mobile } = await buildStaff(old, 'ADMIN');
    const session = bearer(await signIn(old, 'admin', { mobile }));
    secret = (await old.http.post('/console/second-factor').set(session).expect(200)).body.secret;
    const { body } = await old.http
      .post('/console/second-factor/confirm')
      .set(session)
      .send({ totp: appCode(secret) })
      .expect(200);
    recoveryCode = body.recoveryCodes[0];
    await old.http.post('/admin/login/send-otp').send({ phoneNumber: mobile }).expect(200);
    code = { phoneNumber: mobile, otp: await codeFor(old, mobile) };
    refundId = await refundTo('9876543210@upi');
  });
  afterAll(() => old.stop());

  /** Creates the refund of a payment without a rental, to this UPI ID. */
  async function refundTo(upi: string): Promise<number> {
    const payer = await renter(old);
    const transactionId = await pay(old, payer.token, { amount: 500, type: 'book' });
    const { rows } = await old.db.query<{ id: number }>('SELECT id FROM payments WHERE transaction_id = $1', [
      transactionId,
    ]);
    await decidePayment(old, admin, rows[0]!.id, { isVerified: true });
    const paths = `/api/payments/${rows[0]!.id}`;
    await old.http.post(`${paths}/refund`).set(bearer(payer.account)).send({ version: 2 }).expect(200);
    const destination = old.http.put(`${paths}/refund-destination`);
    await destination.set(bearer(payer.account)).send({ kind: 'UPI', upi }).expect(200);
    const { rows: refunds } = await old.db.query<{ id: number }>(
      'SELECT id FROM refunds ORDER BY id DESC LIMIT 1',
    );
    return refunds[0]!.id;
  }
  const addNote = (http: Api) =>
    http
      .post(`/console/customers/${person.id}/notes`)
      .set(bearer(admin))
      .set('idempotency-key', key)
      .send(note);

  const notes = async (): Promise<number> =>
    (await old.db.query<{ count: number }>('SELECT count(*)::int AS count FROM notes')).rows[0]!.count;

  const reveal = (http: Api, token: string) =>
    customersFor({ http } as TestServer, { id: 0, token }).reveal(person.id);

  const registerSame = async (http: Api) =>
    http
      .post('/api/auth/register')
      .set(bearer(other))
      .field({ name: 'Asha Kulkarni', address: '4 Karve Road, Pune', aadhaarNumber: NUMBER })
      .attach('aadhaarFile', await picture(31), 'a.png')
      .attach('drivingLicenseFile', await picture(32), 'l.png');

  const withSecrets = async <T>(env: Record<string, string>, work: (http: Api) => Promise<T>): Promise<T> => {
    const server = await runSecond(old, env);
    try {
      return await work(supertest(server.url));
    } finally {
      await server.stop();
    }
  };
  const both = { APP_SECRET: NEXT_SECRET, APP_SECRET_PREVIOUS: APP_SECRET };

  it('preserves all data that was encrypted with the previous secret', async () => {
    const session = await withSecrets(both, async (http) => {
      const { body: asked } = await http.post('/admin/login/verify-otp').send(code).expect(401);
      const { challengeId } = asked.data;
      const second = { challengeId, totp: appCode(secret, 1) };
      const { body } = await http.post('/admin/login/second-factor').send(second).expect(200);
      await http.get(link).expect(200);
      expect((await reveal(http, admin)).body).toEqual({
        kind: 'AADHAAR',
        number: '4991 1866 5246',
        complete: true,
      });
      for (let time = 0; time < 2; time += 1) await addNote(http).expect(200);
      expect(await notes()).toBe(1);
      expect((await registerSame(http)).status).toBe(200);
      const taken = await decideDocuments({ http, db: old.db }, admin, otherId, {
        decision: 'APPROVED',
      });
      expect([taken.status, taken.body.data?.reason]).toEqual([409, 'SAME_NUMBER']);
      return body.data.token as string;
    });

    await old.db.query(
      `INSERT INTO blocked_identities (kind, value_hash, masked, reason, blocked_by_id, until)
       SELECT 'IDENTITY', number_hash, 'x', 'x', 1, app_now() + interval '1 day' FROM aadhaar_records WHERE customer_id = $1`,
      [person.id],
    );
    const rotate = () => runProgram('rotate-keys', [], { ...both, ...locations() });
    await old.db.query(
      `CREATE FUNCTION stop_rotation() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'stopped'; END $$;
       CREATE TRIGGER stop_rotation BEFORE UPDATE ON blocked_identities FOR EACH ROW EXECUTE FUNCTION stop_rotation()`,
    );
    expect((await rotate()).code).not.toBe(0);
    await old.db.query('DROP FUNCTION stop_rotation CASCADE');
    expect(await rotate()).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /numbers of identity documents: 1\n {2}driving licences: 2\n[^]*destinations of refunds: 1\n[^]*authenticator apps: 1\n/,
      ),
    });
    const blocked = await old.db.query(
      'SELECT FROM blocked_identities b JOIN aadhaar_records a ON a.number_hash = b.value_hash WHERE a.customer_id = $1',
      [person.id],
    );
    expect(blocked.rowCount).toBe(1);
    const again = await rotate();
    expect([again.code, again.output]).toEqual([
      0,
      expect.stringMatching(
        /numbers of identity documents: 0\n {2}driving licences: 0\n {2}driver records: 0\n {2}messages: 0\n {2}files: 0\n/,
      ),
    ]);

    await withSecrets({ APP_SECRET: NEXT_SECRET }, async (http) => {
      await http.get(link).expect(403);
      await reveal(http, admin).expect(401);
      expect((await reveal(http, session)).body).toEqual({
        kind: 'AADHAAR',
        number: '4991 1866 5246',
        complete: true,
      });
      const licence = http.post(`/console/customers/${person.id}/licence-reveal`).set(bearer(session));
      expect((await licence.send({ reason: 'Asked by phone.' }).expect(200)).body).toMatchObject(LICENCE);
      const sealed = http.post(`/console/refunds/${refundId}/destination-reveal`).set(bearer(session));
      expect((await sealed.expect(200)).body).toMatchObject({ upi: '9876543210@upi' });
      const { body } = await http.get('/console/messages').set(bearer(session)).expect(200);
      await http.get(`/console/messages/${body[0].id}/text`).set(bearer(session)).expect(200);
      await removeFactor(http, session).expect(200);
      const { body: linked } = await http.get(document).set(bearer(session)).expect(200);
      await http.get(linked.data.downloadUrl).expect(200);
    });
  });

  const removeFactor = (http: Api, session: string) =>
    http.post('/console/second-factor/removal').set(bearer(session)).send({ recoveryCode });

  const locations = () => ({ DATABASE_URL: old.databaseUrl, DATA_DIR: old.dataDir, SEED_DEMO: 'off' });

  it('reports the data that neither secret decrypts, and fails', async () => {
    const { code: exit, output } = await runProgram('rotate-keys', [], {
      ...locations(),
      APP_SECRET: 'a third secret, which nobody knows, 32+',
      APP_SECRET_PREVIOUS: APP_SECRET,
    });
    expect([exit, output]).toEqual([
      1,
      expect.stringMatching(
        /numbers of identity documents: 0, not readable 2\n {2}driving licences: 0, not readable 2\n/,
      ),
    ]);
  });

  it('is required at a start with another secret, until the data is rotated or given up', async () => {
    const start = async (secrets: Record<string, string>): Promise<void> => {
      const started = await runServer(old.databaseUrl, { ...locations(), ...secrets });
      await started.stop();
    };
    await start({ APP_SECRET });
    const { rows } = await old.db.query<{ id: string }>('SELECT key_id AS id FROM sealed_keys');
    const { id } = rows[0]!;
    const refusal = new RegExp(`sealed with key ${id} \\(since .*are other keys.*give-up -- ${id} ${id}"`);
    await expect(start({ APP_SECRET: NEXT_SECRET })).rejects.toThrow(refusal);
    const giveUp = (...ids: string[]) =>
      runProgram('rotate-keys', ['give-up', ...ids], { ...locations(), APP_SECRET: NEXT_SECRET });
    expect(await giveUp(id)).toMatchObject({ code: 1, output: expect.stringContaining('twice') });
    expect(await giveUp('00000000', '00000000')).toMatchObject({ code: 1 });
    expect(await giveUp(id, id)).toMatchObject({ code: 0 });
    await start({ APP_SECRET: NEXT_SECRET });
    await expect(start({ APP_SECRET })).rejects.toThrow('are other keys');
    await runProgram('rotate-keys', [], { ...locations(), APP_SECRET, APP_SECRET_PREVIOUS: NEXT_SECRET });
    await start({ APP_SECRET });
  });

  it('requires both secrets', async () => {
    const alone = await runProgram('rotate-keys', [], { ...locations(), APP_SECRET });
    expect(alone).toMatchObject({
      code: 1,
      output: expect.stringContaining('Set APP_SECRET to the new secret'),
    });
    const same = await runProgram('rotate-keys', [], { APP_SECRET, APP_SECRET_PREVIOUS: APP_SECRET });
    expect(same.output).toContain('APP_SECRET_PREVIOUS expects another APP_SECRET beside it.');
  });
});
