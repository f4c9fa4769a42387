import { formatRupees } from '@contract/money';
import type { ListedRefund } from '@contract/payments/refunds';
import { useText } from '../../shared/i18n';
import { formatDay } from '../../shared/i18n/format';
import { nameAndNumber } from '../../shared/ui/customer/name-of';
import { type Fact, Facts } from '../../shared/ui/Facts';
import { Destination } from './Destination';

/** Summarises the refund that the dialog is about. */
export function Summary({ row }: { row: ListedRefund }) {
  const t = useText();
  const facts: Fact[] = [
    ['Refund', <strong key="amount">{formatRupees(row.amount)}</strong>],
    ['Due by', formatDay(row.dueDate)],
    ['Customer', nameAndNumber(row.customerName ?? t('Not registered yet'), row.customerMobile)],
    ['Rental', row.rentalReference ?? t('No booking linked')],
    ['Destination', <Destination key="destination" row={row} />],
    ['Payment', row.transactionId ?? t('Beyond the payments')],
  ];
  return <Facts facts={row.reference === null ? facts : [...facts, ['Reference', row.reference]]} />;
}
