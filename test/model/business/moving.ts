import type { RentalStatus } from '../../../backend/contract/rentals/rentals';
import type { ModelMove, ModelRental } from '../model';

/** The actor and the time of a change of state. */
export type Mover = Pick<ModelMove, 'isByStaff' | 'at' | 'reading'>;

export const byStaff = (at: number): Mover => ({ isByStaff: true, at });
export const byOthers = (at: number): Mover => ({ isByStaff: false, at });

export function changeState(rental: ModelRental, to: RentalStatus, mover: Mover): void {
  rental.moves.push({ from: rental.status, to, ...mover });
  rental.status = to;
}

/** Changes to a state that does not claim the car. */
export function endRental(
  rental: ModelRental,
  to: RentalStatus,
  mover: Mover,
  refundPercent: number | null = null,
): void {
  changeState(rental, to, mover);
  rental.refundPercent = refundPercent;
  rental.car.calendar.free(rental);
}
