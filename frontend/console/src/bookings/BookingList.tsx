import { useText } from '../i18n';
import { RentalList } from '../rentals/RentalList';
import { Decision } from './Decision';

export function BookingList() {
  const t = useText();
  return <RentalList empty={t('No bookings yet.')} actions={<Decision />} />;
}
