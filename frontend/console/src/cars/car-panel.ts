import { CODES } from '@contract/codes';
import type { ConsoleCarDetails } from '@contract/console-fleet';
import { ApiError } from '@shared/http';

/** What every panel of a car's page works with. */
export interface CarPanel {
  /** As this page last saw it; its version is what a change is made from. */
  car: ConsoleCarDetails;
  changed: (car: ConsoleCarDetails) => void;
  /** Takes over what somebody else changed. */
  readAgain: () => Promise<void>;
}

/** Somebody else changed the car meanwhile. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === CODES.WRONG_STATE.code;
