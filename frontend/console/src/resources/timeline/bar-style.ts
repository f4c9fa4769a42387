import type { TimelineBar } from '@contract/fleet/console-fleet';
import type { PlainText, Translate } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';
import { statusLabel } from '../../shared/ui/StatusChip';
import styles from './timeline.module.css';

export const KIND_NAMES: Record<TimelineBar['kind'], PlainText> = {
  BOOKING: 'Booking',
  RESERVATION: 'Reservation',
  HOLD: 'Held for payment',
  BLOCK: 'Block',
};

const STYLES: Record<TimelineBar['kind'], string | undefined> = {
  BOOKING: styles['booking'],
  RESERVATION: styles['reservation'],
  HOLD: styles['hold'],
  BLOCK: styles['block'],
};

export const kindStyle = (kind: TimelineBar['kind']): string => STYLES[kind] ?? '';

/** The colour shows the kind, the border the status. */
export function styleOf({ kind, status }: TimelineBar): string {
  const state =
    status === 'PENDING'
      ? styles['pending']
      : status === 'RETURNED' || status === 'CLOSED' || status === 'NO_SHOW'
        ? styles['over']
        : '';
  return `${kindStyle(kind)} ${state}`;
}

/** The bar's accessible name. */
export function accessibleNameOf(
  { kind, status, label, customerName, startsAt, endsAt }: TimelineBar,
  t: Translate,
): string {
  const who = customerName ? `, ${customerName}` : '';
  const state = status ? `, ${t(statusLabel(status)).toLowerCase()}` : '';
  const when = t('{from} to {to}', { from: formatInstant(startsAt), to: formatInstant(endsAt) });
  return `${t(KIND_NAMES[kind])} ${label}${who}${state}, ${when}`;
}
