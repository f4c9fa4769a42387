import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { columnsWith } from '../../support/canaries';
import { wipe } from '../../support/contents';
import { picture } from '../../support/pictures';
import { runProgram } from '../../support/processes/program';
import { newTransactionId, rentalRequest } from '../../support/renting';
import { APP_SECRET, createDatabase, startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, buildStaff, type Person, signIn } from '../../support/test-data';

const CANARY = {
  name: 'Zephyrine Quillfeather',
  address: '77 Wyvernwood Lane',
  note: 'canary-note-5512',
  complaint: 'canary-complaint-8841',
  answer: 'canary-answer-2290',
  upi: 'canary-masked-upi',
  company: 'Quillfeather Instruments',
};

const LICENCE = {
  licenseNumber: 'MH12 2011 0012345',
  licenseClasses: 'LMV',
  licenseValidUntil: '2060-01-01',
  dateOfBirth: '1990-01-01',
};

describe('erasure', () => {
  let server: TestServer;
  let customer: Person;
  let token: string;
  let admin: string;
  beforeEach(async () => {
    server = await startServer();
    customer = await buildCustomer(server);
    token = await signIn(server, 'customer', customer);
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  });
  afterEach(() => server.stop());

  const call = (path = '', by = token) => server.http.post(`/api/user/erasure${path}`).set(bearer(by));

  /** Requests the code and returns what confirms the deletion. */
  async function prove(): Promise<{ challengeId: string; otp: string }> {
    const sent = await call('/send-otp').expect(200);
    const { challengeId } = (sent.body as { data: { challengeId: string } }).data;
    const { body } = await server.http.get(`/dev/outbox.json?to=${customer.email}`).expect(200);
    const otp = /Code: (\d+)/.exec(JSON.stringify(body))?.[1] ?? '';
    return { challengeId, otp };
  }

  async function fill(): Promise<void> {
    const photo = await picture();
    await server.db.query(`UPDATE customers SET approval = 'NOT_REGISTERED' WHERE id = $1`, [customer.id]);
    await server.http
      .post('/api/auth/register')
      .set(bearer(token))
      .field({ name: CANARY.name, address: CANARY.address, aadhaarNumber: '234123412346', ...LICENCE })
      .attach('aadhaarFile', photo, 'canary-licence.jpg')
      .attach('drivingLicenseFile', photo, 'canary-licence.jpg')
      .expect(200);
    await server.http
      .post(`/console/customers/${customer.id}/notes`)
      .set(bearer(admin))
      .send({ text: CANARY.note })
      .expect(200);
    await server.db.query(
      `WITH c AS (INSERT INTO complaints (number, customer_id, subject, message, state)
                  VALUES ('CANARY1', $1, $2, $2, 'RESOLVED') RETURNING id),
            a AS (INSERT INTO audit_entries (staff_id, action, subject, subject_id, after)
                  SELECT 1, 'answer-complaint', 'complaint', id::text, jsonb_build_object('text', $3::text) FROM c)
       INSERT INTO complaint_answers (complaint_id, staff_id, text) SELECT id, 1, $3 FROM c`,
      [customer.id, CANARY.complaint, CANARY.answer],
    );
    await server.db.query(
      `WITH p AS (INSERT INTO payments (customer_id, type, transaction_id, amount_paise, status, note, taken_by_id, decided_at,
                                        decided_by_id)
                  VALUES ($1, 'book', $2, 100, 'REJECTED', $3, 1, now(), 1) RETURNING id)
       INSERT INTO refund_destinations (customer_id, payment_id, kind, sealed_details, masked)
       SELECT $1, id, 'UPI', '\\x00', $4 FROM p`,
      [customer.id, newTransactionId(), CANARY.note, CANARY.upi],
    );
    await server.db.query(
      `WITH r AS (INSERT INTO rentals (reference, kind, status, customer_id, car_id, from_date, to_date, pickup_time, drop_time, starts_at, ends_at,
                            fare, total_paise, cancellation, buffer_minutes, company_name, company_gstin)
       VALUES ('CANARY2222', 'BOOKING', 'CANCELLED', $1, $2, '2026-01-01', '2026-01-02', '12:00', '12:00', '2026-01-01T06:30:00Z',
               '2026-01-02T06:30:00Z', '{}', 0, '{}', 60, $3, '29AABCD1234E1Z4') RETURNING id),
            s AS (INSERT INTO settlements (rental_id, state, returned_at, charge_until) SELECT id, 'VOID', now(), now() FROM r RETURNING id)
       INSERT INTO settlement_signatures (document_id, settlement_id)
       SELECT (SELECT id FROM documents WHERE customer_id = $1 ORDER BY id LIMIT 1), id FROM s`,
      [customer.id, await buildCar(server), CANARY.company],
    );
    await server.http.post('/api/subscribe').send({ email: customer.email }).expect(200);
  }

  const files = (dataDir = server.dataDir): string[] => {
    const folder = join(dataDir, 'files', 'encrypted');
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'));
  };

  it('leaves none of eleven canary values in any column or file, and frees mobile and e-mail', async () => {
    await fill();
    const values = [...Object.values(CANARY), customer.email, customer.mobile, 'canary-licence'];
    expect((await columnsWith(server.db, values)).length).toBeGreaterThan(8);
    expect(files().length).toBeGreaterThan(1);

    await call()
      .send(await prove())
      .expect(200);
    const left = await columnsWith(server.db, values);
    // The last message may still wait to be sent.
    expect(left.filter((column) => column !== 'outbox_messages.recipient')).toEqual([]);
    expect(files()).toEqual([]);
    const { rows } = await server.db.query(
      `SELECT full_name, erased_at IS NOT NULL AS erased,
              (SELECT count(*)::int FROM licences WHERE customer_id = $1) AS licences FROM customers WHERE id = $1`,
      [customer.id],
    );
    expect(rows).toEqual([{ full_name: `Customer ${customer.id} (erased)`, erased: true, licences: 0 }]);
    const audit = await server.db.query(
      `SELECT staff_id, after FROM audit_entries WHERE action = 'erase-customer' AND subject_id = $1`,
      [String(customer.id)],
    );
    expect(audit.rows).toEqual([{ staff_id: null, after: null }]);

    await server.http.get('/api/user/profile').set(bearer(token)).expect(401);
    const again = await server.db.query(
      `INSERT INTO customers (mobile, email) VALUES ($1, $2) RETURNING id`,
      [customer.mobile, customer.email],
    );
    expect(again.rowCount).toBe(1);
  });

  it('is repeated when an older backup is restored, from the list in its folder or the replaced database', async () => {
    await fill();
    const copy = await createDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'rental-restored-'));
    const target = join(dataDir, 'backups');
    const run = async (databaseUrl: string, folder: string, ...args: string[]): Promise<string> => {
      const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder, APP_SECRET };
      const { code, output } = await runProgram('manage-backups', args, env);
      expect([code, output]).toEqual([0, expect.any(String)]);
      return output;
    };
    const backup = (): Promise<string> => run(server.databaseUrl, server.dataDir, 'backup', target);
    const [, saved = ''] = /Saved (\S+):/.exec(await backup()) ?? [];
    await call()
      .send(await prove())
      .expect(200);
    await backup();

    const values = [...Object.values(CANARY), customer.email, customer.mobile, 'canary-licence'];
    const list = join(target, 'erased.jsonl');
    const moment = saved.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:');
    const restore = (): Promise<string> =>
      run(copy.url, dataDir, 'restore', target, '--at', moment, '--replace');
    const expectErased = async (): Promise<void> => {
      const db = new pg.Pool({ connectionString: copy.url, max: 1 });
      expect(await columnsWith(db, values)).toEqual([]);
      expect((await db.query('SELECT customer_id FROM erasures')).rows).toEqual([
        { customer_id: customer.id },
      ]);
      await db.end();
      expect(files(dataDir)).toEqual([]);
      expect(readFileSync(list, 'utf8').trim().split('\n')).toHaveLength(1);
    };
    await restore();
    await expectErased();
    const listed = readFileSync(list);
    rmSync(list);
    await restore();
    await expectErased();

    // A recovery by the database server returns to an earlier time without reading the list.
    await wipe(copy.url);
    rmSync(list);
    expect(await restore()).toContain('Restored');
    writeFileSync(list, listed);
    const output = await run(copy.url, dataDir, 'recovered', target);
    expect(output).toBe('All sessions have ended, and accounts that had been deleted are deleted again.\n');
    await expectErased();
    await copy.drop();
    rmSync(dataDir, { recursive: true });
  });

  it('is refused with a wrong code, and keeps the right one', async () => {
    const proof = await prove();
    const wrong = { ...proof, otp: proof.otp === '111111' ? '222222' : '111111' };
    expect((await call().send(wrong)).body).toMatchObject({ code: 1010, data: { triesLeft: 4 } });
    expect(
      (await call().send({ ...proof, challengeId: '4f9c1f6e-58c1-4c3e-9a53-5e1b6a0b8f11' })).body,
    ).toMatchObject({
      code: 1010,
    });
    await server.http.get('/api/user/profile').set(bearer(token)).expect(200);
    await call().send(proof).expect(200);
  });

  it('is refused with 1015 while a complaint is open, and lists it', async () => {
    await server.db.query(
      `INSERT INTO complaints (number, customer_id, subject, message) VALUES ('OPEN1', $1, 'Seat', 'Dirty.')`,
      [customer.id],
    );
    const blockers = [{ kind: 'COMPLAINT', reference: 'OPEN1' }];
    expect((await call().send(await prove())).body).toMatchObject({ code: 1015, data: { blockers } });
    const plan = await server.http.get('/api/user/erasure').set(bearer(token)).expect(200);
    expect(plan.body).toMatchObject({ data: { blockers, kept: [{ what: 'rentals' }, {}, {}, {}] } });
  });

  it('needs a reason of the admin, writes an audit entry and refuses the second request', async () => {
    const erase = (body: object) =>
      server.http.post(`/console/customers/${customer.id}/erasure`).set(bearer(admin)).send(body);
    await erase({}).expect(400);
    await erase({ reason: 'Letter of today.' }).expect(200);
    await erase({ reason: 'Letter of today.' }).expect(404);
    const { rows } = await server.db.query(`SELECT after FROM audit_entries WHERE action = 'erase-customer'`);
    expect(rows).toEqual([{ after: { reason: 'Letter of today.' } }]);
  });

  it('leaves no hold, document or session of a concurrent request', async () => {
    const car = await buildCar(server);
    const photo = await picture();
    for (let round = 0; round < 4; round += 1) {
      const person = await buildCustomer(server);
      const renting = await signIn(server, 'renting', person);
      const account = await signIn(server, 'customer', person);
      await server.db.query(`UPDATE customers SET approval = 'NOT_REGISTERED' WHERE id = $1`, [person.id]);
      const requests = [
        server.http
          .post('/api/holds')
          .set(bearer(renting))
          .send({ ...rentalRequest(car), action: 'book', agreedToTerms: true }),
        server.http
          .post('/api/auth/register')
          .set(bearer(account))
          .field({ name: 'Asha', address: '4 Karve Road', aadhaarNumber: '234123412346' })
          .attach('aadhaarFile', photo, 'a.jpg')
          .attach('drivingLicenseFile', photo, 'b.jpg'),
        server.http
          .post('/api/complaints')
          .set(bearer(account))
          .field({ subject: 'Seat', message: 'Dirty seat.' }),
        server.http
          .post(`/console/customers/${person.id}/notes`)
          .set(bearer(admin))
          .send({ text: 'At the same moment.' }),
        signIn(server, 'customer', person).catch(() => null),
      ].map((request) => Promise.resolve(request));
      await pause(round * 16);
      const erased = await server.http
        .post(`/console/customers/${person.id}/erasure`)
        .set(bearer(admin))
        .send({ reason: 'At once.' });
      await Promise.all(requests);
      const { rows } = await server.db.query(
        `SELECT erased_at IS NOT NULL AS erased,
                (SELECT count(*) FROM holds WHERE customer_id = c.id AND state = 'LIVE')::int AS holds,
                (SELECT count(*) FROM documents WHERE customer_id = c.id)::int AS documents,
                (SELECT count(*) FROM aadhaar_records WHERE customer_id = c.id)::int AS numbers,
                (SELECT count(*) FROM notes WHERE customer_id = c.id)::int AS notes,
                (SELECT count(*) FROM complaints WHERE customer_id = c.id)::int AS complaints,
                (SELECT count(*) FROM sessions WHERE subject_id = c.id AND kind IN ('customer', 'renting')
                                                 AND revoked_at IS NULL)::int AS sessions,
                (SELECT count(*) FROM known_browsers WHERE person_id = c.id AND person_kind = 'customer')::int AS browsers
           FROM customers c WHERE id = $1`,
        [person.id],
      );
      if (erased.status === 200)
        expect(rows).toEqual([
          {
            erased: true,
            holds: 0,
            documents: 0,
            numbers: 0,
            notes: 0,
            complaints: 0,
            sessions: 0,
            browsers: 0,
          },
        ]);
      else expect([erased.status, (rows[0] as { erased: boolean }).erased]).toEqual([409, false]);
    }
  });
});
