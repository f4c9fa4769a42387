import { Agent, request } from 'node:http';
import { newSession } from '../concurrency/secrets';
import type { TestServer } from '../support/server';

const agents = new Map<string, Agent>();

/** Every caller has an address of its own, because the service limits the requests of one address. */
function agentOf(caller: number): { agent: Agent; localAddress: string } {
  const localAddress = `127.0.${1 + Math.floor(caller / 250)}.${1 + (caller % 250)}`;
  const agent = agents.get(localAddress) ?? new Agent({ keepAlive: true, localAddress });
  agents.set(localAddress, agent);
  return { agent, localAddress };
}

export function closeConnections(): void {
  for (const agent of agents.values()) agent.destroy();
  agents.clear();
}

export interface Sent {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  token?: string;
  key?: string;
  json?: object;
  form?: FormData;
}

export interface Received {
  /** 0: the connection failed. */
  status: number;
  text: string;
  headers: NodeJS.Dict<string | string[]>;
}

/** Sends one request from the address of `caller`; never throws. */
export async function call(url: string, caller: number, sent: Sent): Promise<Received> {
  const encoded = sent.form && new Response(sent.form);
  const body = sent.json
    ? Buffer.from(JSON.stringify(sent.json))
    : encoded && Buffer.from(await encoded.arrayBuffer());
  const contentType = encoded ? encoded.headers.get('content-type')! : 'application/json';
  const headers = {
    ...(sent.token && { authorization: `Bearer ${sent.token}` }),
    ...(sent.key && { 'idempotency-key': sent.key }),
    ...(body && { 'content-type': contentType, 'content-length': body.length }),
  };
  return new Promise((resolve) => {
    const failed = (error: Error): void => resolve({ status: 0, text: error.message, headers: {} });
    const outgoing = request(
      url + sent.path,
      { method: sent.method ?? 'GET', headers, ...agentOf(caller) },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode!, text, headers: response.headers }));
        response.on('error', failed);
      },
    );
    outgoing.on('error', failed);
    outgoing.end(body);
  });
}

/** The envelope of the response. */
export const bodyOf = ({ text }: Received): { message: string; data: unknown } =>
  JSON.parse(text) as { message: string; data: unknown };

export interface SignedIn {
  id: number;
  /** Also the number of the address that they send from. */
  caller: number;
  token: string;
}

/** Approved customers who are signed in with their accounts. */
export async function signedInCustomers(server: TestServer, count: number): Promise<SignedIn[]> {
  const sessions = Array.from({ length: count }, () => newSession('customer'));
  const { rows } = await server.db.query<{ id: number }>(
    `WITH people AS (
       INSERT INTO customers (mobile, email, full_name, address, approval, submitted_at)
       SELECT to_char(7000000000 + n, 'FM9999999999'), 'cluster' || n || '@example.com', 'Customer ' || n, '1 Test Road, Pune',
              'APPROVED', app_now()
         FROM generate_series(1, $1::int) n RETURNING id),
     numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM people),
     opened AS (
       INSERT INTO sessions (id, kind, subject_id, expires_at)
       SELECT s.id, 'customer', numbered.id, app_now() + interval '1 day'
         FROM numbered JOIN unnest($2::uuid[]) WITH ORDINALITY AS s (id, n) USING (n))
     SELECT id FROM numbered ORDER BY n`,
    [count, sessions.map(({ id }) => id)],
  );
  return rows.map(({ id }, index) => ({ id, caller: index, token: sessions[index]!.token }));
}
