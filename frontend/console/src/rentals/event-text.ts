import type { RentalEvent } from '@contract/rentals/console-rental';
import { formatRupees } from '@contract/money';
import { statusLabel } from '../ui/StatusChip';
import type { Translate } from '../i18n';

export function eventText({ what, from, to, about, amount }: RentalEvent, t: Translate): string {
  const params = { about: about ?? '', amount: amount === null ? '' : formatRupees(amount) };
  switch (what) {
    case 'MOVED':
      return from === null
        ? t('Created: {to}', { to: t(statusLabel(to!)) })
        : `${t(statusLabel(from))} → ${t(statusLabel(to!))}`;
    case 'PAID':
      return t('Payment details of {amount} submitted, transaction ID {about}', params);
    case 'PAYMENT_VERIFIED':
      return t('Payment {about} of {amount} verified', params);
    case 'PAYMENT_REJECTED':
      return t('Payment {about} of {amount} rejected', params);
    case 'REFUNDED':
      return t('{amount} refunded, reference {about}', params);
    case 'MESSAGE_SENT':
      return t('Message sent: {about}', params);
    case 'MESSAGE_WAITING':
      return t('Message waiting to be sent: {about}', params);
    case 'MESSAGE_FAILED':
      return t('Message could not be sent: {about}', params);
  }
}
