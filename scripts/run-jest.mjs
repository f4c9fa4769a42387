// Runs Jest on the built product with its own PostgreSQL, and ends with the totals in one line.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { ROOT } from './prepare.mjs';
import { startServerHosts } from './server-hosts.mjs';
import { prepareTestDatabase } from './test-database.mjs';

/** One worker more than cores, because tests wait for servers and pages about half of their time. */
const WORKERS = availableParallelism() + 1;

const MEMORY = '/dev/shm';
const ENOUGH_MEMORY_BYTES = 4 * 1024 ** 3;

/**
 * Uses memory, where creating hundreds of databases takes a tenth of the time. Proofs measure, so they use the disk.
 */
function temporaryFolder() {
  if (process.env.PROVE || !existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_MEMORY_BYTES ? MEMORY : tmpdir();
}

let run;
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    stopped = true;
    run?.kill(signal);
  });

const directory = mkdtempSync(join(temporaryFolder(), 'rental-tests-'));
// PostgreSQL runs as another user if the tests run as root.
chmodSync(directory, 0o755);
process.env.TMPDIR = directory;
const chromium = findChromium();
if (chromium) process.env.CHROMIUM_PATH = chromium;
const database = await prepareTestDatabase();
let servers;
let code;
try {
  servers = await startServerHosts(WORKERS, directory);
  if (stopped) throw new Error('Stopped before the tests began.');
  run = spawn(
    process.execPath,
    [
      join(ROOT, 'node_modules/jest/bin/jest.js'),
      `--maxWorkers=${WORKERS}`,
      `--reporters=${join(ROOT, 'scripts/test-reporter.mjs')}`,
      ...process.argv.slice(2),
    ],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        ...database.env,
        TEST_DIRECTORY: directory,
        TEST_SERVER_HOSTS: JSON.stringify(servers.hosts),
        // Tests write counts and seeds here; the reporter prints them at the end.
        TEST_SUMMARY: join(directory, 'summary.txt'),
      },
    },
  );
  [code] = await once(run, 'exit');
} finally {
  servers?.stop();
  await database.stop();
  rmSync(directory, { recursive: true, force: true });
}
process.exit(code ?? 1);
