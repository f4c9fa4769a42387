import type { ConsoleCarDetails } from '@contract/fleet/console-fleet';

/** The props of every panel of a car's page. */
export interface CarPanel {
  /** The car as last read; its version is sent with every change. */
  car: ConsoleCarDetails;
  changed: (car: ConsoleCarDetails) => void;
  /** Loads the changes of other admins. */
  reload: () => Promise<void>;
}
