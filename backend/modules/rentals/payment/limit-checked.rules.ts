import { messageOf } from '../../../contract/messages/message.js';
import { paymentsMessages } from '../../../contract/messages/payments.messages.js';
import { MAX_CHECKED_AT_ONCE } from '../../../contract/payments/receipts.js';
import { refuse } from '../../../platform/http/refusal.js';
import type { LockedRental } from '../lock-rental.js';

/** @throws Refusal 1020 if too many payments of the locked rental wait for a decision. */
export function requireFewChecked({ payments }: Pick<LockedRental, 'payments'>): void {
  const checked = payments.filter(({ status }) => status === 'SUBMITTED').length;
  if (checked < MAX_CHECKED_AT_ONCE) return;
  throw refuse('TOO_MANY_OPEN', messageOf(paymentsMessages, 'tooManyChecked', { max: MAX_CHECKED_AT_ONCE }));
}
