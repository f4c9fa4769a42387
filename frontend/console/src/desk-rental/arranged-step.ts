import type { DeskRental } from '@contract/desk-rentals';

/** What every step after the sending of the code gets. */
export interface ArrangedStep {
  row: DeskRental;
  /** The server's answer: where it stands now. */
  moved: (row: DeskRental) => void;
  readAgain: () => Promise<void>;
}
