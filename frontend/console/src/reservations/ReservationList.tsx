import { rentalFilters } from '../rentals/rental-filters';
import { RentalList } from '../rentals/RentalList';
import { reservationWaits } from '../rentals/waits';
import { Decision } from './Decision';

const filters = rentalFilters(reservationWaits);

export function ReservationList() {
  return <RentalList empty="No reservations yet." filters={filters} actions={<Decision />} />;
}
