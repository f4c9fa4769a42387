import { useText } from '../i18n';
import { RentalList } from '../rentals/RentalList';
import { Decision } from './Decision';

export function ReservationList() {
  const t = useText();
  return <RentalList empty={t('No reservations yet.')} actions={<Decision />} />;
}
