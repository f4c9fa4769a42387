import { useCanAccess } from 'react-admin';
import { RentalList } from '../rentals/RentalList';
import { Decision } from './Decision';

export function BookingList() {
  const { canAccess } = useCanAccess({ resource: 'bookings', action: 'cancel' });
  return <RentalList empty="Nobody has booked a car yet." actions={canAccess ? <Decision /> : undefined} />;
}
