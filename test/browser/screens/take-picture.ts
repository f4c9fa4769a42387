import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** The folder for `npm run screenshots`; undefined if no screenshots are taken. */
export const PICTURES = process.env['SCREENSHOTS'];

/** Narrower screens are drawn as a phone with touch. */
const TABLET = 768;

/** Returns a function that emulates a phone, with touch and without a scroll bar, if the width is that of a phone. */
export async function phoneEmulation(page: Page): Promise<(width: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (width) => {
    const isPhone = width < TABLET;
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone });
    await session.send('Emulation.setScrollbarsHidden', { hidden: isPhone });
    // The hidden scroll bar would still reserve its space.
    await page.evaluate(
      (gutter) => {
        document.documentElement.style.scrollbarGutter = gutter;
      },
      isPhone ? 'auto' : '',
    );
  };
}

export async function takePicture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name.replace(/\W+/g, '-')}.png`), fullPage: true });
}
