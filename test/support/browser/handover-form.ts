import type { Page } from 'playwright-core';
import { PHOTO_POINTS } from '../../../backend/contract/rentals/handovers';
import { picture } from '../pictures';
import { reads } from './site';

export const POINT_NAMES = {
  FRONT: 'Front',
  LEFT: 'Left side',
  BACK: 'Back',
  RIGHT: 'Right side',
  ODOMETER: 'Odometer and fuel display',
} as const;

/** Takes a photo with the button of this label. */
export async function photograph(page: Page, label: string, shade: number): Promise<void> {
  const file = { name: 'photo.png', mimeType: 'image/png', buffer: await picture(shade) };
  await page.getByLabel(label, { exact: true }).setInputFiles(file);
}

/** Takes the photos that a handover needs. @param state The words of the state afterwards */
export async function photographAll(
  page: Page,
  shade: number,
  state: string | RegExp = 'Received by the office',
): Promise<void> {
  for (const point of PHOTO_POINTS) await photograph(page, `Photo of ${POINT_NAMES[point]}`, shade);
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
