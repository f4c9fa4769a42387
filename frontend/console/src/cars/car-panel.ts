import type { ConsoleCarDetails } from '@contract/console-fleet';

/** What every panel of a car's page works with. */
export interface CarPanel {
  /** As this page last saw it; its version is what a change is made from. */
  car: ConsoleCarDetails;
  changed: (car: ConsoleCarDetails) => void;
  /** Takes over what somebody else changed. */
  readAgain: () => Promise<void>;
}
