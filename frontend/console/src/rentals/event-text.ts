import type { RentalEvent, RentalEventKind } from '@contract/rentals/console-rental';
import type { RentalStatus } from '@contract/rentals/rentals';
import { formatRupees } from '@contract/money';
import { statusLabel } from '../ui/StatusChip';

type Translate = (english: string, params?: Record<string, string>) => string;

const TEXTS: Record<Exclude<RentalEventKind, 'MOVED'>, string> = {
  PAID: 'Payment details of {amount} submitted, transaction ID {about}',
  PAYMENT_VERIFIED: 'Payment {about} of {amount} verified',
  PAYMENT_REJECTED: 'Payment {about} of {amount} rejected',
  REFUNDED: '{amount} refunded, reference {about}',
  MESSAGE_SENT: 'Message sent: {about}',
  MESSAGE_WAITING: 'Message waiting to be sent: {about}',
  MESSAGE_FAILED: 'Message could not be sent: {about}',
};

const labelOf = (status: RentalStatus | null, t: Translate): string => (status ? t(statusLabel(status)) : '');

export function eventText({ what, from, to, about, amount }: RentalEvent, t: Translate): string {
  if (what !== 'MOVED')
    return t(TEXTS[what], { about: about ?? '', amount: amount === null ? '' : formatRupees(amount) });
  const now = labelOf(to, t);
  return from === null ? t('Created: {to}', { to: now }) : `${labelOf(from, t)} → ${now}`;
}
