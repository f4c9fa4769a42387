import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { contentsOf } from '../support/contents';
import { demoFiles, demoTemplate } from '../support/demo-template';
import { type Outcome, runProgram } from '../support/processes/program';
import { createDatabase, runSecond, serverEnvironment } from '../support/server';

describe('files of a backup', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let folder: string;
  let dataDir: string;
  let target: string;

  beforeAll(async () => {
    database = await createDatabase(await demoTemplate());
    folder = mkdtempSync(join(tmpdir(), 'rental-lost-files-'));
    dataDir = join(folder, 'data');
    target = join(folder, 'backups');
    cpSync(demoFiles(), dataDir, { recursive: true });
  });
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (command: string, ...keys: string[]): Promise<Outcome> =>
    runProgram(
      'manage-backups',
      [command, target, ...keys],
      serverEnvironment(database.url, { DATA_DIR: dataDir }),
    );
  const pathOf = (key: string): string => join(dataDir, 'files', key);
  const keysIn = (start: string): string[] =>
    readdirSync(pathOf(start), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(pathOf(''), join(entry.parentPath, entry.name)));

  it('replace missing and damaged ones while the service runs, but none without a row', async () => {
    const { files } = await contentsOf(database.url, dataDir);
    const server = await runSecond({ databaseUrl: database.url, dataDir });
    const { data } = (await (await fetch(`${server.url}/api/vehicles`)).json()) as {
      data: { images: { url: string }[] }[];
    };
    const { pathname } = new URL(data[0]!.images[0]!.url, server.url);
    const photo = keysIn('cars').find((key) => key.endsWith(pathname.split('/').at(-1)!))!;
    const document = keysIn('encrypted')[0]!;
    const id = randomUUID();
    const removed = `cars/${id.slice(0, 2)}/${id}-640.webp`;
    cpSync(pathOf(photo), pathOf(removed));
    expect((await run('backup')).code).toBe(0);
    rmSync(pathOf(removed));
    rmSync(pathOf(photo));
    writeFileSync(pathOf(document), 'altered');
    // The last backup lacks the missing file.
    expect((await run('backup')).code).toBe(0);

    expect(await run('files')).toEqual({ code: 0, output: `Restored ${photo}.\n` });
    expect((await fetch(`${server.url}${pathname}`)).status).toBe(200);
    expect(await run('files', document)).toEqual({ code: 0, output: `Restored ${document}.\n` });
    expect((await contentsOf(database.url, dataDir)).files).toEqual(files);
    expect(await run('files')).toEqual({ code: 0, output: 'No file is missing.\n' });
    expect(await run('files', removed)).toEqual({
      code: 1,
      output: `No row of the database refers to ${removed}.\n`,
    });
    await server.stop();
  });
});
