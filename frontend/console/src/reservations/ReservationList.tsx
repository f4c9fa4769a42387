import { useCanAccess } from 'react-admin';
import { useText } from '../i18n';
import { RentalList } from '../rentals/RentalList';
import { Decision } from './Decision';

export function ReservationList() {
  const t = useText();
  const { canAccess } = useCanAccess({ resource: 'reservations', action: 'confirm' });
  return (
    <RentalList empty={t('Nobody has reserved a car yet.')} actions={canAccess ? <Decision /> : undefined} />
  );
}
