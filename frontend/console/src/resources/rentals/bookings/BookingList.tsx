import { rentalFilters } from '../rental-filters';
import { RentalList } from '../RentalList';
import { bookingWaits } from '../waits';
import { Decision } from './Decision';

const filters = rentalFilters(bookingWaits);

export function BookingList() {
  return <RentalList empty="No bookings yet." filters={filters} actions={<Decision />} />;
}
