import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import type { TokenKind } from '../../backend/contract/customers/people';
import { SESSION_LIMITS } from '../../backend/platform/auth/session.rules';
import { APP_SECRET, type TestServer } from './server';

const KEY = Buffer.from(hkdfSync('sha256', APP_SECRET, '', 'tokens', 32));
const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const HEADER = encoded({ alg: 'HS256', typ: 'JWT' });

/**
 * Opens the session of a customer or a staff member and returns its token, as a sign-in does. A sign-in takes the server
 * about 30 ms of CPU time; `signIn` is for tests that depend on it.
 */
export async function openSession(
  { db }: Pick<TestServer, 'db'>,
  kind: TokenKind,
  subjectId: number,
): Promise<string> {
  const id = randomUUID();
  const { lifetimeSeconds, idleSeconds } = SESSION_LIMITS[kind];
  await db.query(
    `INSERT INTO sessions (id, kind, subject_id, expires_at, idle_seconds, proved_at)
     VALUES ($1, $2, $3, app_now() + make_interval(secs => $4), $5, app_now())`,
    [id, kind, subjectId, lifetimeSeconds, idleSeconds],
  );
  const signed = `${HEADER}.${encoded({ iss: 'car-rental', aud: kind, jti: id })}`;
  return `${signed}.${createHmac('sha256', KEY).update(signed).digest('base64url')}`;
}
