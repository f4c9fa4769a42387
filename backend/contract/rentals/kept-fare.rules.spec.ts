import { paise } from '../money.js';
import { keptOfNoShow } from './kept-fare.rules.js';

const POLICY = { freeUntilHours: 48, partUntilHours: 24, partPercent: 50, coolingOffMinutes: 60 };
const kept = (noShowKeepPercent: number | undefined, total: number): number =>
  keptOfNoShow({ ...POLICY, ...(noShowKeepPercent !== undefined && { noShowKeepPercent }) }, paise(total));

describe('no-show', () => {
  it.each([
    [100, 419_950, 419_950],
    [99, 419_950, 415_700],
    [50, 419_900, 209_900],
    [1, 419_900, 4_100],
    [0, 419_900, 0],
    [50, 0, 0],
  ])('keeps %i percent of %i in whole rupees', (percent, total, expected) => {
    expect(kept(percent, total)).toBe(expected);
  });

  it('keeps the whole fare by terms from before the setting', () => {
    expect(kept(undefined, 419_900)).toBe(419_900);
  });
});
