import type { RentalEvent } from '@contract/console-rental';
import { formatRupees } from '@contract/money';
import { statusLabel } from '../ui/StatusChip';

type Say = (english: string, params?: Record<string, string>) => string;

/** One thing that happened, as the heading of its entry. */
export function eventText({ what, from, to, about, amount }: RentalEvent, t: Say): string {
  const told = { about: about ?? '', amount: amount === null ? '' : formatRupees(amount) };
  switch (what) {
    case 'MOVED':
      return from === null
        ? t('Created: {to}', { to: t(statusLabel(to!)) })
        : `${t(statusLabel(from))} → ${t(statusLabel(to!))}`;
    case 'PAID':
      return t('Payment details of {amount} submitted, transaction ID {about}', told);
    case 'PAYMENT_VERIFIED':
      return t('Payment {about} of {amount} verified', told);
    case 'PAYMENT_REJECTED':
      return t('Payment {about} of {amount} rejected', told);
    case 'REFUNDED':
      return t('{amount} refunded, reference {about}', told);
    case 'MESSAGE_SENT':
      return t('Message sent: {about}', told);
    case 'MESSAGE_WAITING':
      return t('Message waiting to be sent: {about}', told);
    case 'MESSAGE_FAILED':
      return t('Message could not be sent: {about}', told);
  }
}
