import type { TestServer } from './server';
import { bearer } from './test-data';

type Server = Pick<TestServer, 'db' | 'http'>;
type Answer = Awaited<ReturnType<TestServer['http']['put']>>;

/** Verifies or rejects the current version of a payment, as the console does. */
export async function decidePayment(
  server: Server,
  token: string,
  id: number,
  verdict: { isVerified: boolean; reason?: string },
): Promise<Answer> {
  const { rows } = await server.db.query<{ version: number }>('SELECT version FROM payments WHERE id = $1', [
    id,
  ]);
  return server.http
    .put(`/console/transactions/${id}/verification`)
    .set(bearer(token))
    .send({ ...verdict, version: rows[0]!.version });
}

/** The submission time of this customer's documents, which identifies them in the console. */
export async function submittedAtOf(server: Pick<TestServer, 'db'>, customerId: number): Promise<string> {
  const { rows } = await server.db.query<{ at: Date }>(
    'SELECT submitted_at AS at FROM customers WHERE id = $1',
    [customerId],
  );
  return rows[0]!.at.toISOString();
}

/** Approves or rejects the current documents of a customer, as the console does. */
export async function decideDocuments(
  server: Server,
  token: string,
  customerId: number,
  decision: { decision: 'APPROVED' | 'REJECTED'; reasons?: object },
): Promise<Answer> {
  const submittedAt = await submittedAtOf(server, customerId);
  return server.http
    .put(`/console/pending-documents/${customerId}/approval`)
    .set(bearer(token))
    .send({ ...decision, submittedAt });
}
