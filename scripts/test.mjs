// Runs all tests, on a machine that may have only Node and npm.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensurePrograms } from './cluster/programs.mjs';
import { ensureBuilt, ensureInstalled, ROOT } from './prepare.mjs';

ensureInstalled();
await ensureBuilt();
const { ensureChromium } = await import('./chromium.mjs');
process.env.CHROMIUM_PATH = await ensureChromium();
// Without these programs, the totals list the skipped tests.
ensurePrograms({ required: false });
const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'scripts/run-jest.mjs'), ...process.argv.slice(2)],
  {
    cwd: ROOT,
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
