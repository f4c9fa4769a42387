import type {
  ConsoleCustomer,
  ConsoleCustomerDetails,
} from '../../../backend/contract/customers/console-customers';
import { picture } from '../../support/pictures';
import type { TestServer } from '../../support/server';
import { bearer, buildStaff, type Person, signIn } from '../../support/test-data';

export interface SignedIn {
  id: number;
  token: string;
}

export async function anAdmin(server: TestServer): Promise<SignedIn> {
  const who = await buildStaff(server, 'ADMIN');
  return { id: who.id, token: await signIn(server, 'admin', who) };
}

type Request = ReturnType<TestServer['http']['post']>;

/** The requests of an admin about customers. */
export function customersFor(server: TestServer, admin: SignedIn) {
  const get = (path: string, token = admin.token): Request =>
    server.http.get(`/console/customers${path}`).set(bearer(token));
  return {
    get,
    async find(filter: object, sort: [string, string] = ['id', 'ASC']): Promise<ConsoleCustomer[]> {
      const query = { filter: JSON.stringify(filter), sort: JSON.stringify(sort), range: '[0,99]' };
      return (await get('').query(query).expect(200)).body as ConsoleCustomer[];
    },
    one: async (id: number): Promise<ConsoleCustomerDetails> =>
      (await get(`/${id}`).expect(200)).body as ConsoleCustomerDetails,
    suspend: (id: number, suspended: boolean, by = admin, reason = 'Forged documents.'): Request =>
      server.http
        .put(`/console/customers/${id}/suspension`)
        .set(bearer(by.token))
        .send({ suspended, reason }),
    reveal: (id: number, reason = 'A police request'): Request =>
      server.http.post(`/console/customers/${id}/identity-reveal`).set(bearer(admin.token)).send({ reason }),
  };
}

/** Sends the registration form with documents that no other person sends. */
export async function register(
  server: TestServer,
  person: Person,
  aadhaarNumber = '499118665246',
  name = 'Asha Kulkarni',
): Promise<void> {
  await server.db.query(`UPDATE customers SET approval = 'NOT_REGISTERED' WHERE id = $1`, [person.id]);
  await server.http
    .post('/api/auth/register')
    .set(bearer(await signIn(server, 'customer', person)))
    .field({ name, address: '4 Karve Road, Pune', aadhaarNumber })
    .attach('aadhaarFile', await picture(2 * person.id), 'a.png')
    .attach('drivingLicenseFile', await picture(2 * person.id + 1), 'l.png')
    .expect(200);
}

export const auditOf = async (server: TestServer, id: number): Promise<{ action: string; after: object }[]> =>
  (
    await server.db.query<{ action: string; after: object }>(
      `SELECT action, after FROM audit_entries WHERE subject = 'customer' AND subject_id = $1 ORDER BY id`,
      [String(id)],
    )
  ).rows;
