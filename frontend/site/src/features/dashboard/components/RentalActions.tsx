import type { ReactNode } from 'react';
import { useState } from 'react';
import { formatRupees, useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Button } from '@/ui/form/Button';
import { cancelMessages } from '../cancel-messages';
import { CancelDialog } from '../cancellation/CancelDialog';
import type { CustomerRental, RentalPath } from '../customer-rental';
import styles from './rental-card.module.css';

export interface PayAgain {
  kind: RentalPath;
  id: number;
  rental: CustomerRental;
  onClose: () => void;
}

interface RentalActionsProps {
  kind: RentalPath;
  id: number;
  rental: CustomerRental;
  /** Renders the form for a new payment; the page provides it. */
  payAgain: (request: PayAgain) => ReactNode;
}

const TEXTS = {
  bookings: { payAgain: 'payAgainBooking', cancelOne: 'cancelBooking', cancel: 'cancelThisBooking' },
  reservations: {
    payAgain: 'payAgainReservation',
    cancelOne: 'cancelReservation',
    cancel: 'cancelThisReservation',
  },
} as const;

/** Actions that the customer can currently take on a rental. */
export function RentalActions({ kind, id, rental, payAgain }: RentalActionsProps) {
  const t = useText(cancelMessages);
  const { formatInstant } = useFormats();
  const [open, setOpen] = useState<'cancel' | 'pay' | null>(null);
  const texts = TEXTS[kind];
  const isRest = rental.paymentStatus === 'VERIFIED';
  const close = () => setOpen(null);
  if (!rental.payAgain && !rental.canCancel && !open) return null;
  return (
    <div className={styles.actions}>
      {rental.payAgain && (
        <>
          <p className={styles.deadline}>
            {t(isRest ? 'payUntil' : 'payAgainUntil', { until: formatInstant(rental.payAgain.until) })}
          </p>
          {isRest ? (
            <Button onClick={() => setOpen('pay')}>
              {t('payRest', { amount: formatRupees(rental.payAgain.amount) })}
            </Button>
          ) : (
            <Button aria-label={t(texts.payAgain, { id })} onClick={() => setOpen('pay')}>
              {t('payAgain')}
            </Button>
          )}
        </>
      )}
      {rental.canCancel && (
        <Button variant="secondary" aria-label={t(texts.cancelOne, { id })} onClick={() => setOpen('cancel')}>
          {t(texts.cancel)}
        </Button>
      )}
      {open === 'cancel' && <CancelDialog kind={kind} id={id} rental={rental} onClose={close} />}
      {open === 'pay' && payAgain({ kind, id, rental, onClose: close })}
    </div>
  );
}
