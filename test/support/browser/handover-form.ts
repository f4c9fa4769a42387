import type { Page } from 'playwright-core';
import { DEFAULT_INSPECTION_POINTS } from '../../../backend/contract/rentals/inspection-points';
import { picture } from '../pictures';
import { reads } from './site';

/** Names of the points that need a photo in a new installation, by key. */
export const POINT_NAMES: Record<string, string> = Object.fromEntries(
  DEFAULT_INSPECTION_POINTS.filter(({ photo }) => photo).map(({ key, name }) => [key, name.en]),
);

/** Takes a photo with the button of this label. */
export async function photograph(page: Page, label: string, shade: number): Promise<void> {
  const file = { name: 'photo.png', mimeType: 'image/png', buffer: await picture(shade) };
  await page.getByLabel(label, { exact: true }).setInputFiles(file);
}

/** Takes the photos that a handover needs. @param state The text of the state afterwards */
export async function photographAll(
  page: Page,
  shade: number,
  state: string | RegExp = 'Received by the office',
): Promise<void> {
  for (const name of Object.values(POINT_NAMES)) await photograph(page, `Photo of ${name}`, shade);
  await reads(page, /5 of 5 photos taken/, state);
}

export async function sign(page: Page): Promise<void> {
  await page.getByLabel('By a signature').check();
  const canvas = page.getByRole('img', { name: 'Sign here with a finger' });
  await canvas.scrollIntoViewIfNeeded();
  const box = (await canvas.boundingBox())!;
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 120, { steps: 8 });
  await page.mouse.up();
}
