import { rentalFilters } from '../rental-filters';
import { RentalList } from '../RentalList';
import { reservationWaits } from '../waits';
import { Decision } from './Decision';

const filters = rentalFilters(reservationWaits);

export function ReservationList() {
  return <RentalList empty="No reservations yet." filters={filters} actions={<Decision />} />;
}
