import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, runServer } from '../support/processes/server-process';

const ROUNDS = Number(process.env['KILLS'] ?? 50);
const MAX_MS = 10_000;
const dataDir = mkdtempSync(join(tmpdir(), 'rental-hard-kill-'));

/** The processes of the embedded database, which run in the data folder. */
function databaseProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === join(dataDir, 'postgres');
      } catch {
        return false;
      }
    })
    .map(Number);
}

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
