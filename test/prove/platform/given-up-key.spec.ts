import { existsSync } from 'node:fs';
import { join } from 'node:path';
import supertest from 'supertest';
import { anAdmin, customersFor, register } from '../../api/customers/console-customers.support';
import { decideDocuments } from '../../support/decisions';
import { runProgram } from '../../support/processes/program';
import { KEY_ID } from '../../support/sealed-outbox';
import { runSecond, runServer, startServer, type TestServer } from '../../support/server';
import { bearer, buildCustomer, buildStaff, type Person } from '../../support/test-data';

const NEXT_SECRET = 'the secret that comes after it, 32+ characters';
const LAST_SECRET = 'the secret that comes after the next, 32+';
const LOST = 'The key of the stored documents was lost.';

describe('a key that is given up', () => {
  let server: TestServer;
  let approved: Person;
  let pending: Person;
  beforeAll(async () => {
    server = await startServer();
    const admin = await anAdmin(server);
    approved = await buildCustomer(server);
    await register(server, approved);
    await decideDocuments(server, admin.token, approved.id, { decision: 'APPROVED' });
    pending = await buildCustomer(server);
    await register(server, pending, '234123412346');
    await server.db.query('INSERT INTO sealed_keys (key_id) VALUES ($1)', [KEY_ID.toString('hex')]);
    await server.db.query(
      `UPDATE outbox_messages SET status = 'PENDING', next_attempt_at = app_now() + interval '1 day' WHERE recipient = $1`,
      [pending.email],
    );
  });
  afterAll(() => server.stop());

  const giveUp = (secret: string) =>
    runProgram('rotate-keys', ['give-up', KEY_ID.toString('hex'), KEY_ID.toString('hex')], {
      DATABASE_URL: server.databaseUrl,
      DATA_DIR: server.dataDir,
      SEED_DEMO: 'off',
      APP_SECRET: secret,
    });
  const rows = async (text: string): Promise<Record<string, unknown>[]> =>
    (await server.db.query<Record<string, unknown>>(text)).rows;
  const files = async (): Promise<boolean[]> =>
    (await rows('SELECT storage_key AS key FROM documents')).map(({ key }) =>
      existsSync(join(server.dataDir, 'files', String(key))),
    );

  it('is refused while another key in use is not set', async () => {
    await server.db.query(`INSERT INTO sealed_keys (key_id) VALUES ('00000001')`);
    expect(await giveUp(NEXT_SECRET)).toMatchObject({
      code: 1,
      output: expect.stringContaining('00000001 is in use too'),
    });
    await server.db.query(`DELETE FROM sealed_keys WHERE key_id = '00000001'`);
    expect(await files()).toEqual([true, true, true, true]);
  });

  it('removes its numbers and files, requests the documents again, and fails its messages', async () => {
    expect(await giveUp(NEXT_SECRET)).toMatchObject({ code: 0 });
    expect(await rows('SELECT sealed_number FROM aadhaar_records')).toEqual([
      { sealed_number: null },
      { sealed_number: null },
    ]);
    expect(await files()).toEqual([false, false, false, false]);
    const reasons = { aadhaar: LOST, license: LOST };
    expect(
      await rows(
        `SELECT c.approval, c.rejection_reasons AS rejected, n.reasons AS asked FROM customers c
           LEFT JOIN renewals n ON n.customer_id = c.id WHERE c.id IN (${approved.id}, ${pending.id}) ORDER BY c.id`,
      ),
    ).toEqual([
      { approval: 'APPROVED', rejected: null, asked: reasons },
      { approval: 'REJECTED', rejected: reasons, asked: null },
    ]);
    expect(
      await rows(
        `SELECT status, last_error AS error FROM outbox_messages WHERE recipient = '${pending.email}' ORDER BY id LIMIT 1`,
      ),
    ).toEqual([{ status: 'FAILED', error: 'The key of its text was given up.' }]);
    expect(
      await rows(
        `SELECT action, count(*)::int FROM audit_entries WHERE action = 'request-documents' GROUP BY action`,
      ),
    ).toEqual([{ action: 'request-documents', count: 2 }]);
  });

  it('requests nothing again in a second run', async () => {
    const requests = () =>
      rows(`SELECT (SELECT count(*) FROM outbox_messages)::int AS messages,
                   (SELECT count(*) FROM audit_entries WHERE action = 'request-documents')::int AS requests`);
    const before = await requests();
    await server.db.query('UPDATE sealed_keys SET unused_at = NULL WHERE key_id = $1', [
      KEY_ID.toString('hex'),
    ]);
    expect(await giveUp(NEXT_SECRET)).toMatchObject({ code: 0 });
    expect(await requests()).toEqual(before);
  });

  it('leaves the rest readable to the service with a new secret', async () => {
    const next = await runSecond(server, { APP_SECRET: NEXT_SECRET });
    try {
      const http = supertest(next.url);
      const { id, mobile: phoneNumber } = await buildStaff(server, 'ADMIN');
      await http.post('/admin/login/send-otp').send({ phoneNumber }).expect(200);
      const { body: sent } = await http.get(`/dev/outbox.json?to=${phoneNumber}`).expect(200);
      const otp = /(\d{6,10}) is your/.exec(JSON.stringify(sent))![1];
      const { body } = await http.post('/admin/login/verify-otp').send({ phoneNumber, otp }).expect(200);
      const token = body.data.token as string;
      const revealed = await customersFor({ http } as TestServer, { id, token }).reveal(approved.id);
      expect(revealed.body).toEqual({ kind: 'AADHAAR', number: 'XXXX XXXX 5246', complete: false });
      const [message] = await rows(
        `SELECT id FROM outbox_messages WHERE recipient = '${pending.email}' ORDER BY id LIMIT 1`,
      );
      await http
        .get(`/console/messages/${String(message!['id'])}/text`)
        .set(bearer(token))
        .expect(503);
      await http
        .post(`/console/customers/${approved.id}/data-export`)
        .set(bearer(token))
        .send({ reason: 'Asked by phone.' })
        .expect(200);
    } finally {
      await next.stop();
    }
  });

  it('does not prevent a later rotation, which reports what its key sealed', async () => {
    await server.db.query('UPDATE sealed_keys SET bound_from = app_now()');
    const last = {
      DATABASE_URL: server.databaseUrl,
      DATA_DIR: server.dataDir,
      SEED_DEMO: 'off',
      APP_SECRET: LAST_SECRET,
    };
    const rotated = await runProgram('rotate-keys', [], { ...last, APP_SECRET_PREVIOUS: NEXT_SECRET });
    expect(rotated).toEqual({
      code: 0,
      output: expect.stringMatching(/^ {2}messages: \d+, not readable \d+$/m),
    });
    await (await runServer(server.databaseUrl, last)).stop();
  });
});
