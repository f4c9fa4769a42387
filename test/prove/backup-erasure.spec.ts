import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { erasureSteps } from '../api/customers/erasure.support';
import { columnsWith } from '../support/canaries';
import { wipe } from '../support/contents';
import { runProgram } from '../support/processes/program';
import { APP_SECRET, createDatabase, startServer, type TestServer } from '../support/server';
import { buildCustomer, buildStaff, type Person, signIn } from '../support/test-data';

describe('erasure', () => {
  let server: TestServer;
  let customer: Person;
  let token: string;
  let admin: string;
  beforeAll(async () => {
    server = await startServer();
    customer = await buildCustomer(server);
    token = await signIn(server, 'customer', customer);
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  });
  afterAll(() => server.stop());
  const { call, prove, fill, files, values } = erasureSteps(() => ({ server, customer, token, admin }));

  it('is repeated after a restore, from the list in the folder or in the replaced database', async () => {
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

    const list = join(target, 'erased.jsonl');
    const moment = saved.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:');
    const restore = (): Promise<string> =>
      run(copy.url, dataDir, 'restore', target, '--at', moment, '--replace');
    const expectErased = async (): Promise<void> => {
      const db = new pg.Pool({ connectionString: copy.url, max: 1 });
      expect(await columnsWith(db, values())).toEqual([]);
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

    for (let number = 0; number < 14; number += 1)
      await run(server.databaseUrl, server.dataDir, 'backup', target, '--keep', '14');
    expect(readdirSync(target)).not.toContain(saved);
    const objects = readdirSync(join(target, 'objects'), { recursive: true, encoding: 'utf8' });
    expect(objects.filter((name) => name.includes('/'))).toEqual([]);
    await copy.drop();
    rmSync(dataDir, { recursive: true });
  });
});
