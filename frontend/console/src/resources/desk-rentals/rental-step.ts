import type { DeskRental } from '@contract/rentals/desk-rentals';

/** The props of every step after the code was sent. */
export interface RentalStepProps {
  row: DeskRental;
  /** Called with the rental as the server returned it. */
  onChanged: (row: DeskRental) => void;
  reload: () => Promise<void>;
}
