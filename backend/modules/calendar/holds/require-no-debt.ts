import { calendarMessages } from '../../../contract/messages/calendar.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { formatPaise, toRupees } from '../../../contract/money.js';
import type { DebtData } from '../../../contract/rentals/rentals.js';
import { refuse } from '../../../platform/http/refusal.js';
import type { OpenDebt } from '../car-calendar.js';

/** @throws Refusal 1013 if there is a debt */
export function requireNoDebt(debt: OpenDebt | null): void {
  if (!debt) return;
  const { owed, reference } = debt;
  const data: DebtData = { owed: toRupees(owed), reference };
  throw refuse(
    'PAYMENT_NEEDED',
    messageOf(calendarMessages, 'payDebtFirst', { amount: formatPaise(owed), reference }),
    data,
  );
}
