import type { ConsoleCarDetails } from '@contract/fleet/console-fleet';
import { isOutdated } from '../../../shared/http/error-text';
import type { CarPanel } from '../car-panel';

/**
 * Shows the changed car. If its version was outdated, reads the car again, so that the next request replaces the other
 * admin's change.
 */
export async function changeCar(
  { changed, reload }: CarPanel,
  request: Promise<ConsoleCarDetails>,
): Promise<void> {
  try {
    changed(await request);
  } catch (error) {
    if (isOutdated(error)) await reload();
    throw error;
  }
}
