// An embedded PostgreSQL that runs during the benchmark, with businesses of a given size.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ROOT } from '../prepare.mjs';
import { APP_SECRET } from './servers.mjs';

/** The statements that write and check the ledger of the rentals, which takes an hour for millions of them. */
const LEDGER = /complete_\w*ledger|check_\w+_(?:claim|money)/;

/** Starts PostgreSQL on the cores of this process. A database is `{ url, folder }`, where `folder` is for files. */
export async function startDatabases() {
  await import('reflect-metadata');
  const { startEmbeddedPostgres } = await import('../../dist/backend/platform/database/embedded.js');
  const { migrate } = await import('../../dist/backend/platform/database/data-source.js');
  const folder = mkdtempSync(join(tmpdir(), 'rental-bench-'));
  const postgres = await startEmbeddedPostgres(folder);
  const businesses = new Map();

  async function create(name, template = 'template1') {
    const sql = `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`;
    await query(postgres.url, sql);
    return { name, folder, url: Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href };
  }

  async function build(size) {
    console.error(`Creating ${size.cars} cars and ${size.rentals} rentals …`);
    const made = await create(`business_${businesses.size}`);
    await migrate(made.url);
    const sql = readFileSync(join(ROOT, 'test/support/scale.sql'), 'utf8');
    const filled = sql.replace(/:(customers|cars|rentals)\b/g, (_, key) => size[key]);
    const statements = filled.split(/;$/m);
    // One by one, because VACUUM does not run in a transaction.
    await query(made.url, ...statements.filter((text) => !size.withoutLedger || !LEDGER.test(text)));
    return made;
  }

  return {
    /** The business of this size, created on first use. Writers use a copy. */
    business(size) {
      if (!businesses.has(size)) businesses.set(size, build(size));
      return businesses.get(size);
    },
    copy: ({ name }, purpose) => create(`${name}_${purpose}`, name),
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs the statements on one connection. @returns the rows of the last */
async function query(url, ...statements) {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    let result;
    for (const statement of statements) result = await db.query(statement);
    return result.rows;
  } finally {
    await db.end();
  }
}

async function tokenIssuer() {
  const { Tokens } = await import('../../dist/backend/platform/auth/tokens.js');
  const { Vault } = await import('../../dist/backend/platform/auth/vault.js');
  return new Tokens(new Vault({ appSecret: APP_SECRET, previousSecret: null }));
}

/** Adds an admin with this session. @returns the token */
export async function signInAdmin({ url }, sessionId) {
  await query(url, {
    text: `WITH admin AS (INSERT INTO staff (mobile, role) VALUES ('9000000001', 'ADMIN') RETURNING id)
      INSERT INTO sessions (id, kind, subject_id, expires_at) SELECT $1, 'admin', id, app_now() + interval '1 hour' FROM admin`,
    values: [sessionId],
  });
  return (await tokenIssuer()).issue({ sessionId, kind: 'admin' });
}

/** Signs in customers without a pending rental, without codes. @returns {Promise<string[]>} their tokens */
export async function signIn({ url }, count) {
  const tokens = await tokenIssuer();
  const sessions = Array.from({ length: count }, () => randomUUID());
  const signedIn = await query(url, {
    text: `INSERT INTO sessions (id, kind, subject_id, expires_at)
      SELECT session, 'renting', customer, app_now() + interval '1 hour'
        FROM ROWS FROM (unnest($1::uuid[]), unnest(ARRAY(
               SELECT id FROM customers c WHERE approval = 'APPROVED'
                  AND NOT EXISTS (SELECT FROM rentals r WHERE r.customer_id = c.id AND r.status = 'PENDING')
                ORDER BY id LIMIT $2))) new (session, customer)
      RETURNING subject_id`,
    values: [sessions, count],
  });
  if (signedIn.some(({ subject_id: id }) => id === null)) throw new Error('Too few customers can rent.');
  return sessions.map((sessionId) => tokens.issue({ sessionId, kind: 'renting' }));
}

/** Extends all holds beyond the measurement, and submits a payment for each. */
export const payHolds = ({ url }) =>
  query(
    url,
    `BEGIN;
     UPDATE holds SET expires_at = expires_at + interval '1 day' WHERE state = 'LIVE';
     UPDATE occupancies SET expires_at = expires_at + interval '1 day' WHERE hold_id IS NOT NULL;
     INSERT INTO documents (id, customer_id, kind, storage_key, content_type, bytes, sha256)
     SELECT id, customer_id, 'PAYMENT_SCREENSHOT', 'bench/' || id, 'image/webp', 90000, md5(id::text)
       FROM holds WHERE state = 'LIVE';
     INSERT INTO payments (customer_id, type, transaction_id, amount_paise, expected_paise, screenshot_id, hold_id)
     SELECT customer_id, action, (10000000000 + row_number() OVER ())::text, total_paise, total_paise, id, id
       FROM holds WHERE state = 'LIVE';
     COMMIT`,
    'SELECT 1',
  );
