// Saves every screen of site and console in every state, at three widths, light and dark, to `screenshots/`.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ROOT } from './prepare.mjs';

ensureInstalled();
await ensureBuilt();
const { ensureChromium } = await import('./chromium.mjs');
process.env.CHROMIUM_PATH = await ensureChromium();
process.env.SCREENSHOTS = join(ROOT, 'screenshots');
rmSync(process.env.SCREENSHOTS, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'scripts/run-jest.mjs'), '--selectProjects', 'browser', '--testPathPatterns', 'screens'],
  { cwd: ROOT, stdio: 'inherit' },
);
console.log(`The screenshots are in ${process.env.SCREENSHOTS}.`);
process.exit(status ?? 1);
