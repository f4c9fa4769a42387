// Finds the browser for the tests: CHROMIUM_PATH or an installed one, otherwise a Debian package or Playwright's own.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, installPackage, run } from './debian.mjs';
import { ROOT } from './prepare.mjs';

/** Debian's packages and programs. The headless shell comes first, because it opens a page with about half the CPU time. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const NAMES = [...PACKAGES, 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Returns the path of an installed browser, or null. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  return named && existsSync(named) ? named : findProgram(NAMES);
}

export async function ensureChromium() {
  const here = findChromium();
  if (here) return here;
  console.log('Installing Chromium …');
  if (installPackage(PACKAGES)) {
    const installed = findChromium();
    if (installed) return installed;
  }
  run(process.execPath, [join(ROOT, 'node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium']);
  const { chromium } = await import('playwright-core');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Error('No Chromium to be had: install one and name it in CHROMIUM_PATH.');
}
