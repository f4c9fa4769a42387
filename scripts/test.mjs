// Runs the tests for every change, on a machine that may have only Node and npm.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensurePrograms } from './cluster/programs.mjs';
import { ensureBuilt, ensureInstalled, ROOT } from './prepare.mjs';

/** Long specs that mostly repeat the findings of others. `npm run prove` and `npm run test:only` run them. */
const NIGHTLY = ['/test/browser/nightly/', '/test/browser/screens/', '/test/concurrency/races\\.spec'];

ensureInstalled();
await ensureBuilt();
const { ensureChromium } = await import('./chromium.mjs');
process.env.CHROMIUM_PATH = await ensureChromium();
// Without these programs, the totals list the skipped tests.
ensurePrograms({ required: false });
const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'scripts/run-jest.mjs'), ...process.argv.slice(2), '--testPathIgnorePatterns', ...NIGHTLY],
  {
    cwd: ROOT,
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
