import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** The folder for the pictures of `npm run screenshots`; without it none are made. */
export const PICTURES = process.env['SCREENSHOTS'];

export async function takePicture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name.replace(/\W+/g, '-')}.png`), fullPage: true });
}
