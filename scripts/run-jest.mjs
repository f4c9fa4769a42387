// Runs jest on the built product with a PostgreSQL beside it, and closes with the totals in one line.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './prepare.mjs';
import { startServerHosts } from './server-hosts.mjs';
import { prepareTestDatabase } from './test-database.mjs';

const WORKERS = 2;
const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
const directory = mkdtempSync(join(tmpdir(), 'rental-results-'));
const results = join(directory, 'results.json');
// Tests that count rounds or print a seed write their lines here, because the output of jest is not shown.
const summary = join(directory, 'summary.txt');
const database = await prepareTestDatabase();
const servers = await startServerHosts(WORKERS, directory);
let code;
try {
  const run = spawn(
    process.execPath,
    [jest, '--json', `--outputFile=${results}`, `--maxWorkers=${WORKERS}`, ...process.argv.slice(2)],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...database.env,
        TEST_DIRECTORY: directory,
        TEST_SERVER_HOSTS: JSON.stringify(servers.hosts),
        TEST_SUMMARY: summary,
      },
    },
  );
  [code] = await once(run, 'exit');
} finally {
  servers.stop();
  await database.stop();
}
try {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(results, 'utf8'),
  );
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  if (numFailedTestSuites > 0 || numPassedTests === 0) code ||= 1;
  if (existsSync(summary)) process.stdout.write(readFileSync(summary, 'utf8'));
  console.log(`${numPassedTests} passed, ${failed} failed`);
} finally {
  rmSync(directory, { recursive: true, force: true });
}
process.exit(code ?? 1);
