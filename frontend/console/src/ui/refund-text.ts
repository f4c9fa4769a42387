import { formatRupees } from '@contract/money';
import type { Refund } from '@contract/payments';
import { formatDay } from '../format';

/** `₹1,899.50 due by 27 Nov 2026` */
export function refundText({ amount, dueDate, reference, state }: Refund): string {
  const sum = formatRupees(amount);
  if (state === 'PAID') return `${sum} paid back, reference ${reference}`;
  const due = `${sum} due by ${formatDay(dueDate)}`;
  return state === 'CHECKING' ? `${due}, payment not verified yet` : due;
}
