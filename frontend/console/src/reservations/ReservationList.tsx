import { useCanAccess } from 'react-admin';
import { RentalList } from '../rentals/RentalList';
import { Decision } from './Decision';

export function ReservationList() {
  const { canAccess } = useCanAccess({ resource: 'reservations', action: 'confirm' });
  return <RentalList empty="Nobody has reserved a car yet." actions={canAccess ? <Decision /> : undefined} />;
}
