import { RentalList } from '../rentals/RentalList';
import { Decision } from './Decision';

export function BookingList() {
  return <RentalList empty="No bookings yet." actions={<Decision />} />;
}
