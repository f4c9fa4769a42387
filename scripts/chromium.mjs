// The browser that the tests drive: the one named or found, else one of Debian's packages, else the test tool's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installFirstOf } from './debian.mjs';
import { ROOT } from './prepare.mjs';

/** Debian's packages and their programs. The headless shell opens a page with about half of the work. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const NAMES = [...PACKAGES, 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

function found() {
  const folders = (process.env.PATH ?? '').split(':');
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
  ];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

export async function ensureChromium() {
  const here = found();
  if (here) return here;
  console.log('Installing Chromium …');
  if (installFirstOf(PACKAGES)) {
    const installed = found();
    if (installed) return installed;
  }
  spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'],
    { stdio: 'inherit' },
  );
  const { chromium } = await import('playwright-core');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Error('No Chromium to be had: install one and name it in CHROMIUM_PATH.');
}
