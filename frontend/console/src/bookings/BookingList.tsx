import { useCanAccess } from 'react-admin';
import { useText } from '../i18n';
import { RentalList } from '../rentals/RentalList';
import { Decision } from './Decision';

export function BookingList() {
  const t = useText();
  const { canAccess } = useCanAccess({ resource: 'bookings', action: 'cancel' });
  return (
    <RentalList empty={t('Nobody has booked a car yet.')} actions={canAccess ? <Decision /> : undefined} />
  );
}
