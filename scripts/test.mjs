// Everything there is to test, on a machine that may have nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensurePrograms } from './cluster/programs.mjs';
import { ensureBuilt, ensureInstalled, ROOT } from './prepare.mjs';

ensureInstalled();
await ensureBuilt();
const { ensureChromium } = await import('./chromium.mjs');
process.env.CHROMIUM_PATH = await ensureChromium();
// Without them the totals say which tests are left out.
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
