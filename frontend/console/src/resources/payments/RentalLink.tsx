import type { MouseEvent } from 'react';
import { Link, useCreatePath } from 'react-admin';
import type { ConsoleTransaction } from '@contract/console';
import { useText } from '../../shared/i18n';
import { TOUCH_TARGET } from '../../shared/ui/touch-target';

export function RentalLink({ row }: { row: Pick<ConsoleTransaction, 'action' | 'bookingId'> }) {
  const t = useText();
  const createPath = useCreatePath();
  const isBooking = row.action === 'book';
  if (row.bookingId === null) {
    return <>{isBooking ? t('Booking: none linked yet') : t('Reservation: none linked yet')}</>;
  }
  const id = row.bookingId;
  const to = createPath({ resource: isBooking ? 'bookings' : 'reservations', type: 'show', id });
  return (
    <Link to={to} sx={TOUCH_TARGET} onClick={(event: MouseEvent) => event.stopPropagation()}>
      {`${isBooking ? t('Booking') : t('Reservation')} ${id}`}
    </Link>
  );
}
