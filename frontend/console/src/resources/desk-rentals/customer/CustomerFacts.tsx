import type { DeskCustomer } from '@contract/rentals/desk-rentals';
import { useText } from '../../../shared/i18n';
import { Facts } from '../../../shared/ui/Facts';
import { StatusChip } from '../../../shared/ui/StatusChip';

export function CustomerFacts({ customer }: { customer: DeskCustomer }) {
  const t = useText();
  return (
    <Facts
      facts={[
        ['Name', customer.name ?? t('Not registered yet')],
        ['Mobile', customer.mobile || t('No number')],
        ['E-mail', customer.email],
        ['Documents', customer.approval ? <StatusChip status={customer.approval} /> : t('Not submitted yet')],
      ]}
    />
  );
}
