import { randomUUID } from 'node:crypto';
import { moveClock, startServer, type TestServer } from '../../support/server';
import { bearer, buildCustomer, buildStaff, type Person, signIn } from '../../support/test-data';

const LOOKS = 1000;

describe('log of document views', () => {
  let server: TestServer;
  let customer: Person;
  let token: string;
  let admin: string;
  let documents: Record<'AADHAAR' | 'RENTAL_PHOTO', string>;
  beforeEach(async () => {
    server = await startServer();
    customer = await buildCustomer(server);
    token = await signIn(server, 'customer', customer);
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    documents = { AADHAAR: randomUUID(), RENTAL_PHOTO: randomUUID() };
    for (const [kind, id] of Object.entries(documents))
      await server.db.query(
        `INSERT INTO documents (id, customer_id, kind, storage_key, content_type, bytes, sha256)
         VALUES ($1::uuid, $2, $3, 'encrypted/' || $1::text, 'image/jpeg', 1, $1::text)`,
        [id, customer.id, kind],
      );
  });
  afterEach(() => server.stop());

  const open = (id: string, by: string) => server.http.get(`/api/documents/${id}`).set(bearer(by));
  const log = async (by = token): Promise<unknown[]> => {
    const { body } = await server.http.get('/api/user/access-log').set(bearer(by)).expect(200);
    return (body as { data: unknown[] }).data;
  };

  it('contains one row for each of 1,000 links', async () => {
    for (let done = 0; done < LOOKS; done += 20)
      await Promise.all(Array.from({ length: 20 }, () => open(documents.AADHAAR, admin).expect(200)));
    const { rows } = await server.db.query(
      `SELECT count(*)::int AS looks, count(DISTINCT staff_id)::int AS staff FROM audit_entries
        WHERE action = 'view-document' AND subject = 'customer' AND subject_id = $1
          AND after = jsonb_build_object('document', 'AADHAAR', 'documentId', $2::text, 'network', '127.0.0.1')`,
      [String(customer.id), documents.AADHAAR],
    );
    expect(rows).toEqual([{ looks: LOOKS, staff: 1 }]);
  });

  it('is shown to the customer for a year, without names, and to no other customer', async () => {
    const desk = await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN'));
    await open(documents.AADHAAR, admin).expect(200);
    await open(documents.RENTAL_PHOTO, desk).expect(200);
    await open(documents.AADHAAR, desk).expect(404);
    await open(documents.AADHAAR, token).expect(200);
    const at = expect.stringMatching(/Z$/);
    expect(await log()).toEqual([
      { at, what: 'RENTAL_PHOTO', by: 'support', reason: null },
      { at, what: 'AADHAAR', by: 'verification team', reason: null },
    ]);
    expect(await log(await signIn(server, 'customer', await buildCustomer(server)))).toEqual([]);
    await moveClock(server, '366 days');
    expect(await log(await signIn(server, 'customer', customer))).toEqual([]);
  });

  it('is written before a link is returned', async () => {
    await server.db.query(
      `ALTER TABLE audit_entries ADD CONSTRAINT refused CHECK (action <> 'view-document') NOT VALID`,
    );
    const { status, body } = await open(documents.AADHAAR, admin);
    expect([status, JSON.stringify(body).includes('/files/')]).toEqual([500, false]);
  });
});
