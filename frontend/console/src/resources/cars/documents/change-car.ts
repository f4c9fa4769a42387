import type { ConsoleCarDetails } from '@contract/fleet/console-fleet';
import { isOutdated } from '../../../shared/http/error-text';
import type { CarPanel } from '../car-panel';

/**
 * Shows the changed car, or reads it again after a refusal by its version: the next request then replaces what the other
 * admin has changed.
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
