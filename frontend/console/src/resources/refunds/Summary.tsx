import { formatRupees } from '@contract/money';
import type { ListedRefund } from '@contract/payments/refunds';
import { formatPhone } from '@shared/format/phone';
import { useText } from '../../shared/i18n';
import { formatDay } from '../../shared/i18n/format';
import { type Fact, Facts } from '../../shared/ui/Facts';
import { Destination } from './Destination';

/** The refund in question. */
export function Summary({ row }: { row: ListedRefund }) {
  const t = useText();
  const facts: Fact[] = [
    ['Refund', <strong key="amount">{formatRupees(row.amount)}</strong>],
    ['Due by', formatDay(row.dueDate)],
    ['Customer', `${row.customerName ?? t('Not registered yet')}, ${formatPhone(row.customerMobile)}`],
    ['Rental', row.rentalReference ?? t('Without a booking')],
    ['Destination', <Destination key="destination" row={row} />],
    ['Payment', row.transactionId ?? t('Beyond the payments')],
  ];
  return <Facts facts={row.reference === null ? facts : [...facts, ['Reference', row.reference]]} />;
}
