import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentsOf, wipe } from '../support/contents';
import { runProgram } from '../support/processes/program';
import { buildBusiness } from '../support/scale';
import { APP_SECRET, createDatabase } from '../support/server';

const SIZE = { customers: 10_000, cars: 1_000, rentals: 200_000 };
const FILES = 10_000;
const FILE_BYTES = 50_000;

it('restores 200,000 rentals and 10,000 files after a complete loss', async () => {
  const database = await createDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'rental-backup-'));
  const dataDir = join(folder, 'data');
  const target = join(folder, 'backups');
  const timed = async (...args: string[]): Promise<void> => {
    const startedAt = performance.now();
    const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, APP_SECRET };
    const { code, output } = await runProgram('manage-backups', args, env);
    expect([code, output]).toEqual([0, expect.stringMatching(/\d+ rows/)]);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stderr.write(`${args[0]!}: ${seconds} s. ${output}`);
  };
  try {
    await buildBusiness(database.url, SIZE);
    for (let file = 0; file < FILES; file += 1) {
      const id = randomUUID();
      const path = join(dataDir, 'files/encrypted', id.slice(0, 2), `${id}.jpg`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, randomBytes(FILE_BYTES));
    }
    const before = await contentsOf(database.url, dataDir);
    await timed('backup', target);
    await timed('backup', target);
    await timed('prove', target);
    await wipe(database.url);
    rmSync(dataDir, { recursive: true });
    await timed('restore', target);
    expect(await contentsOf(database.url, dataDir)).toEqual(before);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await database.drop();
  }
}, 3_600_000);
