import { formatRupees } from '@contract/money';
import type { Refund } from '@contract/payments/payments';
import type { Translate } from '../i18n';
import { formatDay } from '../i18n/format';

/** `₹1,899.50 due by 27 Nov 2026` */
export function refundText({ amount, dueDate, reference, state }: Refund, t: Translate): string {
  const sum = formatRupees(amount);
  if (state === 'PAID')
    return t('{sum} refunded, reference {reference}', { sum, reference: reference ?? '' });
  const day = formatDay(dueDate);
  return state === 'CHECKING'
    ? t('{sum} due by {day}, payment not verified yet', { sum, day })
    : t('{sum} due by {day}', { sum, day });
}
