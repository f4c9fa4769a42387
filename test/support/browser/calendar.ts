import type { Locator } from 'playwright-core';
import { type Day, shortDay } from '../../../backend/contract/calendar';
import { changed } from './site';

/** Matches the name of a day for screen readers: without the year, which the heading of the month contains. */
const nameOf = (day: Day): RegExp => new RegExp(`^${shortDay(day).slice(0, -' 2026'.length)}`);

/** Opens the calendar below `From date`, and clicks these days in it. */
export async function pickDates(scope: Locator, ...days: Day[]): Promise<void> {
  await scope.getByRole('button', { name: /^From date/ }).click();
  const grids = scope.getByRole('grid');
  const months = (): Promise<(string | null)[]> =>
    grids.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  for (const day of days) {
    await grids.first().waitFor();
    const button = grids.getByRole('button', { name: nameOf(day) });
    while ((await button.count()) === 0) {
      const before = await months();
      await scope.getByRole('button', { name: 'Next month' }).click();
      await changed(months, before);
    }
    await button.click();
  }
}
