import { RentalList } from '../rentals/RentalList';
import { Decision } from './Decision';

export function ReservationList() {
  return <RentalList empty="No reservations yet." actions={<Decision />} />;
}
