import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import pg from 'pg';
import { contentsOf, wipe } from '../support/contents';
import { demoFiles, demoTemplate } from '../support/demo-template';
import { type Outcome, runProgram } from '../support/processes/program';
import { PRODUCTION } from '../support/production';
import { APP_SECRET, createDatabase, runSecond, runServer, serverEnvironment } from '../support/server';

describe('backup', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let folder: string;
  let dataDir: string;
  let target: string;
  let contents: Awaited<ReturnType<typeof contentsOf>>;
  let saved: string;

  const run = (args: string[], secret = APP_SECRET): Promise<Outcome> =>
    runProgram(
      'manage-backups',
      args,
      serverEnvironment(database.url, { DATA_DIR: dataDir, APP_SECRET: secret }),
    );

  const files = (): string[] =>
    readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

  beforeAll(async () => {
    database = await createDatabase(await demoTemplate());
    folder = mkdtempSync(join(tmpdir(), 'rental-backup-'));
    dataDir = join(folder, 'data');
    target = join(folder, 'backups');
    cpSync(demoFiles(), dataDir, { recursive: true });
    contents = await contentsOf(database.url, dataDir);
    const { code, output } = await run(['backup', target]);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^Saved \S+: \d+ rows of \d+ tables, \d+ files\.$/m),
    ]);
    saved = /Saved (\S+):/.exec(output)![1]!;
  });
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('requires the secret to be read', () => {
    const bytes = readdirSync(target, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('objects'))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
    expect(bytes.length).toBeGreaterThan(20);
    expect(bytes.join()).not.toMatch(/example\.com|9000000011|dataKey/);
  });

  it('refuses to overwrite a database or files without --replace', async () => {
    const { code, output } = await run(['restore', target]);
    expect([code, output]).toEqual([
      1,
      'There is a database already. To remove what is there, add --replace.\n',
    ]);
  });

  it('is verified while the service runs, which reports its age', async () => {
    // The process shares no folder with the command, as in a pod.
    const server = await runSecond({ databaseUrl: database.url, dataDir: join(folder, 'pod') });
    const age = async (): Promise<string> =>
      /^rental_last_proven_backup_age_seconds (\S+)$/m.exec(
        await (await fetch(`${server.url}/metrics`)).text(),
      )![1]!;
    expect(await age()).toBe('+Inf');
    expect(await run(['prove', target])).toMatchObject({
      code: 0,
      output: expect.stringContaining(`Proven ${saved}:`),
    });
    expect(Number(await age())).toBeLessThan(3600);
    expect(await run(['restore', target, '--replace'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('stop the service first'),
    });
    await server.stop();
  });

  describe('restore with damage or another secret', () => {
    // Read again, because the service may have written a reminder after the backup.
    let before: typeof contents;
    beforeAll(async () => {
      before = await contentsOf(database.url, dataDir);
    });
    const untouched = async (): Promise<void> =>
      expect(await contentsOf(database.url, dataDir)).toEqual(before);

    it('leaves the target unchanged', async () => {
      const { code, output } = await run(
        ['restore', target, '--replace'],
        'another secret, of 32 characters',
      );
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(
          /^The backup \S+ was made with key [\da-f]{8}; BACKUP_SECRET .* is another key\.$/m,
        ),
      ]);
      await untouched();
    });

    it.each<[string, () => string, (bytes: Buffer) => Buffer | null]>([
      [
        'a table that is cut off',
        () => join(target, saved, 'customers.gz.enc'),
        (bytes) => bytes.subarray(0, -1),
      ],
      ['a table that is gone', () => join(target, saved, 'rentals.gz.enc'), () => null],
      ['an altered file', someObject, alterLast],
      ['an altered manifest', () => join(target, saved, 'manifest'), alterLast],
    ])('leaves the target unchanged (%s)', async (_, find, damage) => {
      const path = find();
      const bytes = readFileSync(path);
      const damaged = damage(bytes);
      if (damaged) writeFileSync(path, damaged);
      else rmSync(path);
      const { code, output } = await run(['restore', target, '--replace']);
      writeFileSync(path, bytes);
      expect([code, output]).toEqual([1, expect.stringMatching(/damaged|missing/)]);
      await untouched();
    });

    function alterLast(bytes: Buffer): Buffer {
      return Buffer.concat([bytes.subarray(0, -1), Buffer.from([bytes.at(-1)! ^ 1])]);
    }

    function someObject(): string {
      const start = join(target, 'objects', readdirSync(join(target, 'objects'))[0]!);
      return join(start, readdirSync(start)[0]!);
    }
  });

  it('restores everything that was lost, as of a chosen point in time', async () => {
    const db = new pg.Client({ connectionString: database.url });
    await db.connect();
    await db.query(`UPDATE customers SET full_name = 'Somebody else'`);
    await db.end();
    const [file] = files();
    // The next backup does not read this file again, because the last backup contains it, but it reads the new file.
    writeFileSync(file!, 'altered');
    writeFileSync(join(dirname(file!), `${randomUUID()}${extname(file!)}`), 'added');
    expect((await run(['backup', target])).code).toBe(0);
    await wipe(database.url);
    rmSync(dataDir, { recursive: true });

    const moment = saved.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:');
    const before = new Date(Date.parse(moment) - 1000).toISOString();
    expect(await run(['restore', target, '--at', before])).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no backup from before'),
    });
    expect(await run(['restore', target, '--at', moment])).toMatchObject({ code: 0 });
    const restored = await contentsOf(database.url, dataDir);
    expect(restored.files).toEqual(contents.files);
    // The restore has ended all sessions.
    const changed = (name: string): boolean => restored.tables[name] !== contents.tables[name];
    expect(Object.keys(restored.tables)).toEqual(Object.keys(contents.tables));
    expect(Object.keys(contents.tables).filter(changed)).toEqual(
      ['login_challenges', 'sessions'].filter(changed),
    );
    expect(restored.sequences).toEqual(contents.sequences);
  });

  it('serves as the new data of the service', async () => {
    const server = await runServer(database.url, { DATA_DIR: dataDir, SEED_DEMO: 'off' });
    const { data } = (await (await fetch(`${server.url}/api/vehicles`)).json()) as {
      data: { images: { url: string }[] }[];
    };
    expect(data.length).toBeGreaterThan(0);
    expect((await fetch(new URL(data[0]!.images[0]!.url, server.url))).status).toBe(200);
    await server.stop();
  });

  it('is removed with its files when enough later backups exist', async () => {
    mkdirSync(join(target, '2020-01-01T00-00-00.000Z'));
    const objects = (): number =>
      readdirSync(join(target, 'objects'), { recursive: true }).filter((name) => name.length > 60).length;
    const before = objects();
    expect((await run(['backup', target, '--keep', '1'])).code).toBe(0);
    expect(readdirSync(target).filter((name) => name !== 'objects')).toHaveLength(1);
    expect(existsSync(join(target, saved))).toBe(false);
    // The added file was in the removed backups.
    expect(objects()).toBe(before - 1);
  });

  it('is removed with its files although a later backup uses another secret', async () => {
    const start = readdirSync(join(target, 'objects'))[0]!;
    const first = join(target, 'objects', start);
    const unused = join(first, start.padEnd(64, '0'));
    cpSync(join(first, readdirSync(first)[0]!), unused);
    expect((await run(['backup', target, '--keep', '2'], 'x'.repeat(32))).code).toBe(0);
    expect(existsSync(unused)).toBe(true);
    expect((await run(['backup', target, '--keep', '2'])).code).toBe(0);
    expect(existsSync(unused)).toBe(false);
  });

  it('is sealed with a separate secret, which production requires', async () => {
    const [own, later] = ['4be1d0536882b1c7fe90aa34d19f2c4a', 'b1c7fe90aa34d19f2c4a4be1d0536882'];
    const apart = join(folder, 'apart');
    const inProduction = (env: Record<string, string>): Promise<Outcome> =>
      runProgram(
        'manage-backups',
        ['backup', apart],
        serverEnvironment(database.url, { ...PRODUCTION, APP_SECRET: later, DATA_DIR: dataDir, ...env }),
      );
    expect(await inProduction({})).toEqual({
      code: 1,
      output: expect.stringContaining(
        'BACKUP_SECRET is missing; production expects 32 random characters',
      ) as string,
    });
    expect((await inProduction({ BACKUP_SECRET: own })).code).toBe(0);

    const prove = (env: Record<string, string>): Promise<Outcome> =>
      runProgram(
        'manage-backups',
        ['prove', apart],
        serverEnvironment(database.url, { DATA_DIR: dataDir, ...env }),
      );
    expect((await prove({})).output).toContain('was made with key');
    expect((await prove({ BACKUP_SECRET: later, BACKUP_SECRET_PREVIOUS: own })).code).toBe(0);
  });

  it('contains no file that is sealed with a removed secret', async () => {
    const rotated = join(folder, 'rotated');
    const sealedWith = (): string[] =>
      readdirSync(join(rotated, 'objects'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name)))
        .filter((bytes) => bytes.toString('latin1', 0, 4) === 'CRF1')
        .map((bytes) => bytes.toString('hex', 4, 8));
    expect((await run(['backup', rotated])).code).toBe(0);
    const earlier = sealedWith();
    expect(earlier.length).toBeGreaterThan(0);

    const env = serverEnvironment(database.url, {
      DATA_DIR: dataDir,
      APP_SECRET: 'the secret that comes after it, 32+ characters',
      APP_SECRET_PREVIOUS: APP_SECRET,
    });
    expect(await runProgram('rotate-keys', [], env)).toMatchObject({ code: 0 });
    expect((await runProgram('manage-backups', ['backup', rotated, '--keep', '1'], env)).code).toBe(0);
    const later = sealedWith();
    expect(later).toHaveLength(earlier.length);
    expect(later).not.toContain(earlier[0]);
  });

  it('copies a file again that was altered in the folder of the backups, after the proof has found it', async () => {
    const altered = join(folder, 'altered');
    expect((await run(['backup', altered])).code).toBe(0);
    const [path] = readdirSync(join(altered, 'objects'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const bytes = readFileSync(path!);
    writeFileSync(path!, Buffer.concat([bytes.subarray(0, -1), Buffer.from([bytes.at(-1)! ^ 1])]));
    expect(await run(['prove', altered])).toEqual({
      code: 1,
      output: expect.stringContaining(
        `${path} was altered or cut off. It is now ${path}.damaged; the next backup`,
      ),
    });
    expect((await run(['backup', altered])).code).toBe(0);
    expect((await run(['prove', altered])).code).toBe(0);
    expect(readFileSync(path!)).toEqual(bytes);
  });

  it('refuses to run with missing requirements', async () => {
    expect((await run(['backup'])).output).toMatch(/^backup <folder>/);
    expect((await run(['backup', target, '--keep', 'all'])).output).toMatch(/--keep is "all"/);
    expect((await run(['restore', target, '--at', '2026-01-31 18:30'])).output).toMatch(
      /expected a time with its offset/,
    );
  });
});
