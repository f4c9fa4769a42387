import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  BUILT_SERVER,
  type RunningServer,
  runServer,
  serverEnvironment,
} from '../support/processes/server-process';

const ROUNDS = Number(process.env['KILLS'] ?? 50);
const MAX_MS = 10_000;
const dataDir = mkdtempSync(join(tmpdir(), 'rental-hard-kill-'));

function processesWith(isFound: (folder: string) => boolean): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return isFound(`/proc/${pid}`);
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** The processes of the embedded database, which run in the data folder. */
const databaseProcesses = (): number[] =>
  processesWith((folder) => readlinkSync(`${folder}/cwd`) === join(dataDir, 'postgres'));

/** The running programs that create a database in the folder. */
const initialisations = (folder: string): number[] =>
  processesWith((one) => readFileSync(`${one}/cmdline`, 'utf8').includes(`--pgdata\0${folder}`));

const start = (): Promise<RunningServer> => runServer('', { DATA_DIR: dataDir, SEED_DEMO: 'off' });

describe(`${ROUNDS} kills of the service together with its embedded database`, () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start();
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it(
    'leave a service that restarts immediately and responds within 10 seconds',
    async () => {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const ended = once(server.process, 'exit');
        for (const pid of [server.process.pid!, ...databaseProcesses()]) process.kill(pid, 'SIGKILL');
        await ended;
        const began = Date.now();
        server = await start();
        expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
        times.push(Date.now() - began);
      }
      times.sort((a, b) => a - b);
      const [median, longest] = [times[Math.floor(times.length / 2)], times.at(-1)];
      console.log(`hard-kills: ${ROUNDS} rounds, median ${median} ms, longest ${longest} ms`);
      expect(longest).toBeLessThan(MAX_MS);
      expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toContain(
        'database system was interrupted',
      );
    },
    ROUNDS * 40_000,
  );
});

it('starts after a first start that was killed while it created the embedded database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rental-first-kill-'));
  const env = { DATA_DIR: folder, SEED_DEMO: 'off' };
  const first = spawn(process.execPath, [BUILT_SERVER], { env: serverEnvironment('', env), stdio: 'ignore' });
  const files = (): string[] => readdirSync(folder, { recursive: true }).map(String);
  while (!files().some((name) => name.endsWith('/PG_VERSION'))) await pause(5);
  const ended = once(first, 'exit');
  for (const pid of [first.pid!, ...initialisations(folder)]) process.kill(pid, 'SIGKILL');
  await ended;
  const server = await runServer('', env);
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
  await server.stop();
  expect(readdirSync(folder)).not.toContainEqual(expect.stringMatching(/^postgres\.new/));
  rmSync(folder, { recursive: true, force: true });
}, 120_000);
