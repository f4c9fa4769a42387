import { type Paise, wholeRupees } from '../money.js';
import type { CancellationPolicy } from '../settings.js';

/** The percentage of the fare that a no-show keeps. */
export const noShowPercent = ({ noShowKeepPercent = 100 }: CancellationPolicy): number => noShowKeepPercent;

/** The part of the fare that a no-show keeps, rounded down to whole rupees unless it is the whole fare. */
export function keptOfNoShow(policy: CancellationPolicy, total: Paise): Paise {
  const percent = noShowPercent(policy);
  return percent === 100 ? total : wholeRupees((total * percent) / 100);
}
