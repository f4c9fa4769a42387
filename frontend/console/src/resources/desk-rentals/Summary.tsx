import { formatRupees } from '@contract/money';
import type { DeskRental } from '@contract/rentals/desk-rentals';
import { useText } from '../../shared/i18n';
import { formatDayTime } from '../../shared/i18n/format';
import { nameAndNumber } from '../../shared/ui/customer/name-of';
import { Facts } from '../../shared/ui/Facts';
import { StepPanel } from './StepPanel';

export function Summary({ row }: { row: DeskRental }) {
  const t = useText();
  const { customer, action, carName, fromDate, toDate, pickupTime, dropTime, total } = row;
  return (
    <StepPanel title={action === 'book' ? t('Booking for a customer') : t('Reservation for a customer')}>
      <Facts
        facts={[
          ['Customer', nameAndNumber(customer.name ?? t('Not registered yet'), customer.mobile)],
          ['Car', carName],
          ['Pickup at', formatDayTime(fromDate, pickupTime)],
          ['Return by', formatDayTime(toDate, dropTime)],
          ['Total', <strong key="total">{formatRupees(total)}</strong>],
        ]}
      />
    </StepPanel>
  );
}
