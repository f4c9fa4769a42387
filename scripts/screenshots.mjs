// Saves every screen of site and console in every state, at three widths, light and dark, and each step in the yard, to
// `screenshots/`. The narrow screenshots are of a phone, with touch and without a scroll bar.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage } from './debian.mjs';
import { ensureBuilt, ensureInstalled, ROOT } from './prepare.mjs';

ensureInstalled();
await ensureBuilt();
const { ensureChromium } = await import('./chromium.mjs');
process.env.CHROMIUM_PATH = await ensureChromium();
// Without a Devanagari font, Hindi is drawn as empty boxes.
const { stdout: fonts } = spawnSync('fc-list', [':lang=hi'], { encoding: 'utf8' });
if (!fonts && !installPackage(['fonts-lohit-deva', 'fonts-noto-core']))
  console.warn('Without a Devanagari font, the screenshots show no Hindi. Install one.');
process.env.SCREENSHOTS = join(ROOT, 'screenshots');
rmSync(process.env.SCREENSHOTS, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [
    join(ROOT, 'scripts/run-jest.mjs'),
    '--selectProjects',
    'browser',
    '--testPathPatterns',
    'screens',
    'console-handover',
  ],
  { cwd: ROOT, stdio: 'inherit' },
);
console.log(`The screenshots are in ${process.env.SCREENSHOTS}.`);
process.exit(status ?? 1);
