import { createCipheriv, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { defined } from '../../contract/defined.js';
import { Digest } from './digest.js';
import { backupName, type Manifest, type StoredTable, tablePath } from './manifest.js';
import { tablesInOrder } from './tables.js';

const KEY_BYTES = 32;
const IV_BYTES = 12;

interface Dump {
  target: string;
  name: string;
  key: Buffer;
}

/** Writes a consistent snapshot of every table to a new folder in `target`. */
export async function dumpDatabase(
  client: pg.Client,
  target: string,
): Promise<{ name: string; manifest: Omit<Manifest, 'files'> }> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const clock = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const takenAt = defined(clock.rows[0], 'now').now.toISOString();
  const dump = { target, name: backupName(takenAt), key: randomBytes(KEY_BYTES) };
  await mkdir(join(target, dump.name));
  const tables: StoredTable[] = [];
  for (const table of await tablesInOrder(client)) tables.push(await dumpTable(client, dump, table));
  const migrations = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  // Sequences are not transactional. They are read after the rows, so that no row has a later number.
  // Never null: name. The column comes from a system catalogue. Never null: value. The WHERE clause excludes null.
  const sequences = await client.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
      WHERE schemaname = 'public' AND sequencename NOT LIKE 'migrations%' AND last_value IS NOT NULL`,
  );
  await client.query('COMMIT');
  return {
    name: dump.name,
    manifest: {
      takenAt,
      dataKey: dump.key.toString('base64'),
      migrations: migrations.rows.map(({ name }) => name),
      tables,
      sequences: Object.fromEntries(sequences.rows.map(({ name, value }) => [name, value])),
    },
  };
}

async function dumpTable(client: pg.Client, dump: Dump, table: string): Promise<StoredTable> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', dump.key, iv);
  cipher.setAAD(Buffer.from(table));
  const plain = new Digest();
  const stored = new Digest();
  const rows = rowsOf(client, table);
  const file = createWriteStream(tablePath(dump, table), { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(rows, plain, createGzip({ level: 1 }), cipher, stored, file);
  return {
    name: table,
    rows: rows.rowCount,
    sha256: plain.hex(),
    storedSha256: stored.hex(),
    iv: iv.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
  };
}

/** The number and the hash of the current rows. */
export async function digestTable(
  client: pg.Client,
  table: string,
): Promise<Pick<StoredTable, 'rows' | 'sha256'>> {
  const digest = new Digest();
  const rows = rowsOf(client, table);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(rows, digest, nowhere);
  return { rows: rows.rowCount, sha256: digest.hex() };
}

function rowsOf(client: pg.Client, table: string): ReturnType<typeof copyTo> {
  // Not checked against the schema: the table names are read from it.
  return client.query(copyTo(`COPY ${pg.escapeIdentifier(table)} TO STDOUT`));
}
