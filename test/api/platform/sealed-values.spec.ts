import supertest from 'supertest';
import { decideDocuments, decidePayment } from '../../support/decisions';
import { runProgram } from '../../support/processes/program';
import { pay } from '../../support/renting';
import { HEAD, KEY_ID } from '../../support/sealed-outbox';
import { APP_SECRET, runServer, startServer, type TestServer } from '../../support/server';
import { openSession } from '../../support/session';
import { bearer, buildCustomer, codeFor, type Person } from '../../support/test-data';
import { anAdmin, customersFor, register, type SignedIn } from '../customers/console-customers.support';

interface Secrets {
  aadhaar: string;
  licence: string;
  birthDate: string;
  upi: string;
  newMobile: string;
  note: string;
}

const SECRETS: [Secrets, Secrets] = [
  {
    aadhaar: '4991 1866 5246',
    licence: 'MH1220110012345',
    birthDate: '1990-01-01',
    upi: '9876543210@upi',
    newMobile: '7000000001',
    note: 'Called about the deposit.',
  },
  {
    aadhaar: '2341 2341 2346',
    licence: 'MH1220110054321',
    birthDate: '1985-05-05',
    upi: '9123456780@upi',
    newMobile: '7000000002',
    note: 'Asked for another car.',
  },
];

interface Owner extends Person {
  secrets: Secrets;
  refundId: number;
  messageId: number;
  noteKey: string;
  session: string;
}

describe('sealed value', () => {
  let server: TestServer;
  let admin: SignedIn;
  let first: Owner;
  let second: Owner;
  beforeAll(async () => {
    server = await startServer();
    admin = await anAdmin(server);
    first = await buildOwner(SECRETS[0]);
    second = await buildOwner(SECRETS[1]);
  });
  afterAll(() => server.stop());

  const post = (path: string, body: object, token = admin.token) =>
    server.http.post(path).set(bearer(token)).send(body);
  const newest = async (table: string, where = 'true'): Promise<number> =>
    (await server.db.query<{ id: number }>(`SELECT max(id) AS id FROM ${table} WHERE ${where}`)).rows[0]!.id;

  async function buildOwner(secrets: Secrets): Promise<Owner> {
    const person = await buildCustomer(server);
    await register(server, person, secrets.aadhaar.replaceAll(' ', ''));
    await decideDocuments(server, admin.token, person.id, { decision: 'APPROVED' });
    await server.http
      .put(`/console/customers/${person.id}/licence`)
      .set(bearer(admin.token))
      .send({
        licenseNumber: secrets.licence,
        licenseClasses: 'LMV',
        licenseValidUntil: '2060-01-01',
        dateOfBirth: secrets.birthDate,
      })
      .expect(200);
    const session = await openSession(server, 'customer', person.id);
    const refundId = await refundTo(person.id, session, secrets.upi);
    const messageId = await newest('outbox_messages', `recipient = '${person.email}' AND NOT carries_code`);
    return { ...person, secrets, session, refundId, messageId, noteKey: `note-${person.id}` };
  }

  /** Creates the refund of a payment without a rental, to this UPI ID, and returns the ID of the refund. */
  async function refundTo(customerId: number, session: string, upi: string): Promise<number> {
    const token = await openSession(server, 'renting', customerId);
    await pay(server, token, { amount: 500, type: 'book' });
    const id = await newest('payments');
    await decidePayment(server, admin.token, id, { isVerified: true });
    await post(`/api/payments/${id}/refund`, { version: 2 }, session).expect(200);
    const destination = server.http.put(`/api/payments/${id}/refund-destination`).set(bearer(session));
    await destination.send({ kind: 'UPI', upi }).expect(200);
    return newest('refunds');
  }

  const reason = { reason: 'Asked by phone.' };
  const addNote = ({ id, secrets, noteKey }: Owner) =>
    post(`/console/customers/${id}/notes`, { text: secrets.note }).set('idempotency-key', noteKey);

  /** Exchanges the values of the two customers, as a person with write access to the rows could. */
  const exchange = (table: string, column: string) =>
    server.db.query(
      `UPDATE ${table} t SET ${column} = o.${column} FROM ${table} o WHERE t.customer_id <> o.customer_id`,
    );

  it.each([
    [
      'aadhaar_records.sealed_number',
      ({ id }: Owner) => customersFor(server, admin).reveal(id),
      ({ aadhaar }: Secrets) => aadhaar,
    ],
    [
      'licences.sealed_number',
      ({ id }: Owner) => post(`/console/customers/${id}/licence-reveal`, reason),
      ({ licence }: Secrets) => licence,
    ],
    [
      'licences.sealed_birth_date',
      ({ id }: Owner) => customersFor(server, admin).get(`/${id}`),
      ({ birthDate }: Secrets) => birthDate,
    ],
    [
      'refund_destinations.sealed_details',
      ({ refundId }: Owner) => post(`/console/refunds/${refundId}/destination-reveal`, {}),
      ({ upi }: Secrets) => upi,
    ],
  ])('fails to open in the row of another customer (%s)', async (name, read, secretOf) => {
    const [table, column] = name.split('.') as [string, string];
    expect(JSON.stringify((await read(first).expect(200)).body)).toContain(secretOf(first.secrets));
    await exchange(table, column);
    const { status, text } = await read(first);
    expect(text).not.toContain(secretOf(second.secrets));
    // The page of a customer still shows the other fields.
    expect(status).toBe(column === 'sealed_birth_date' ? 200 : 503);
  });

  it('fails to open in the message of another recipient', async () => {
    const text = () => server.http.get(`/console/messages/${first.messageId}/text`).set(bearer(admin.token));
    await text().expect(200);
    await server.db.query(
      `UPDATE outbox_messages SET sealed_text = (SELECT sealed_text FROM outbox_messages WHERE id = $2) WHERE id = $1`,
      [first.messageId, second.messageId],
    );
    await text().expect(503);
  });

  it('fails to open as the response to another request', async () => {
    await addNote(first).expect(200);
    await addNote(second).expect(200);
    await server.db.query(
      `UPDATE idempotency_keys t SET sealed_answer = o.sealed_answer FROM idempotency_keys o WHERE o.id <> t.id`,
    );
    await addNote(first).expect(503);
  });

  it('fails to open in another challenge for a contact', async () => {
    const ask = async ({ session, secrets }: Owner): Promise<{ challengeId: string; otp: string }> => {
      const { body } = await post('/api/user/mobile-change', { mobile: secrets.newMobile }, session).expect(
        200,
      );
      return { challengeId: body.data.challengeId, otp: await codeFor(server, secrets.newMobile) };
    };
    const asked = [await ask(first), await ask(second)];
    await server.db.query(
      `UPDATE login_challenges t SET sealed_mobile = o.sealed_mobile FROM login_challenges o
        WHERE t.purpose = 'MOBILE' AND o.purpose = 'MOBILE' AND o.id <> t.id`,
    );
    await post('/api/user/mobile-change/confirm', asked[0]!, first.session).expect(503);
  });

  it('keeps the earlier form for an hour after an update, and is bound by a rotation', async () => {
    const bound = async (): Promise<boolean[]> =>
      (
        await server.db.query<{ sealed: Buffer }>(
          'SELECT sealed_details AS sealed FROM refund_destinations WHERE sealed_details IS NOT NULL ORDER BY id',
        )
      ).rows.map(({ sealed }) => sealed.subarray(0, HEAD.length).equals(HEAD));
    // Records the key, as the previous version did before the update.
    await server.db.query('INSERT INTO sealed_keys (key_id) VALUES ($1)', [KEY_ID.toString('hex')]);
    const updated = await runServer(server.databaseUrl, { DATA_DIR: server.dataDir });
    const here = server.http;
    server.http = supertest(updated.url);
    const owner = buildOwner({
      ...SECRETS[0],
      aadhaar: '5678 1234 3212',
      licence: 'MH1220110099999',
      upi: 'asha@upi',
    });
    await owner.catch(() => undefined);
    server.http = here;
    await updated.stop();
    const third = await owner;
    expect(await bound()).toEqual([true, true, false]);
    const reveal = () => post(`/console/refunds/${third.refundId}/destination-reveal`, {});
    expect((await reveal().expect(200)).body).toMatchObject({ upi: 'asha@upi' });

    // Removes the values that another test has exchanged.
    await server.db.query(
      `TRUNCATE aadhaar_records, licences, outbox_messages; UPDATE refunds SET destination_id = NULL WHERE id <> ${third.refundId};
       DELETE FROM refund_destinations WHERE customer_id <> ${third.id}`,
    );
    const rotate = () =>
      runProgram('rotate-keys', [], {
        DATABASE_URL: server.databaseUrl,
        DATA_DIR: server.dataDir,
        SEED_DEMO: 'off',
        APP_SECRET: 'the secret that comes after it, 32+ characters',
        APP_SECRET_PREVIOUS: APP_SECRET,
      });
    expect(await rotate()).toMatchObject({ code: 1, output: expect.stringContaining('again in 60 minutes') });
    await server.db.query('UPDATE sealed_keys SET bound_from = app_now()');
    expect(await rotate()).toMatchObject({
      code: 0,
      output: expect.stringContaining('destinations of refunds: 1'),
    });
  });
});
