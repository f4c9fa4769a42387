import { rentalFilters } from '../rentals/rental-filters';
import { RentalList } from '../rentals/RentalList';
import { bookingWaits } from '../rentals/waits';
import { Decision } from './Decision';

const filters = rentalFilters(bookingWaits);

export function BookingList() {
  return <RentalList empty="No bookings yet." filters={filters} actions={<Decision />} />;
}
