import { formatRupees } from '@contract/money';
import type { RentalEvent } from '@contract/rentals/console-rental';
import type { RentalStatus } from '@contract/rentals/rentals';
import type { Translate } from '../../shared/i18n';
import { statusLabel } from '../../shared/ui/StatusChip';
import { CAUSES } from './causes';

const labelOf = (status: RentalStatus | null, t: Translate): string => (status ? t(statusLabel(status)) : '');

function changeText({ from, to, cause }: RentalEvent, t: Translate): string {
  const now = cause ? `${labelOf(to, t)} (${t(CAUSES[cause])})` : labelOf(to, t);
  return from === null ? t('Created: {to}', { to: now }) : `${labelOf(from, t)} → ${now}`;
}

function movedText(event: RentalEvent, t: Translate): string {
  const change = changeText(event, t);
  if (event.what === 'UNDONE') return t('Undone: {change}', { change });
  return event.undone ? t('{change} (undone)', { change }) : change;
}

const paramsOf = ({ about, amount }: RentalEvent) => ({
  about: about ?? '',
  amount: amount === null ? '' : formatRupees(amount),
});

export function eventText(event: RentalEvent, t: Translate): string {
  const params = paramsOf(event);
  switch (event.what) {
    case 'MOVED':
    case 'UNDONE':
      return movedText(event, t);
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
