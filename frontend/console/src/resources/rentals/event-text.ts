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

const kilometres = (km: number): string => km.toLocaleString('en-IN');

export const odometerText = (
  { odometer, correctedOdometer }: { odometer: number; correctedOdometer: number | null },
  t: Translate,
): string =>
  correctedOdometer === null
    ? t('Odometer {km} km', { km: kilometres(odometer) })
    : t('Odometer {km} km, corrected to {corrected} km', {
        km: kilometres(odometer),
        corrected: kilometres(correctedOdometer),
      });

const paramsOf = ({ about, amount }: RentalEvent) => ({
  about: about ?? '',
  amount: amount === null ? '' : formatRupees(amount),
});

const TEXTS = {
  PAID: 'Payment details of {amount} submitted, transaction ID {about}',
  PAYMENT_VERIFIED: 'Payment {about} of {amount} verified',
  PAYMENT_REJECTED: 'Payment {about} of {amount} rejected',
  REFUNDED: '{amount} refunded, reference {about}',
  REFUND_BOUNCED: 'The refund of {amount} came back, reference {about}',
  ACCEPTED_PAGE: 'Settlement of {amount} accepted on the page of the rental',
  ACCEPTED_CODE: 'Settlement of {amount} accepted at the counter with a code',
  ACCEPTED_SIGNATURE: 'Settlement of {amount} accepted at the counter with a signature',
  MESSAGE_SENT: 'Message sent: {about}',
  MESSAGE_WAITING: 'Message waiting to be sent: {about}',
  MESSAGE_FAILED: 'Message could not be sent: {about}',
} as const satisfies Record<Exclude<RentalEvent['what'], 'MOVED' | 'UNDONE'>, string>;

export function eventText(event: RentalEvent, t: Translate): string {
  return event.what === 'MOVED' || event.what === 'UNDONE'
    ? movedText(event, t)
    : t(TEXTS[event.what], paramsOf(event));
}
