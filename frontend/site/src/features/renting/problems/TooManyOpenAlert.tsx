import { useState } from 'react';
import type { OpenHold, UnverifiedRental } from '@contract/rentals/rentals';
import { paths } from '@/app/paths';
import { useFormats } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { LinkButton } from '@/ui/form/LinkButton';
import { releaseHold } from '../api/release-hold';
import { rentingMessages } from '../messages';
import { clearHoldId, holdId } from '../renting-session';
import type { TooManyOpenProblem } from './problem.rules';
import styles from './too-many-open-alert.module.css';

/** Shown if the limit on open holds and rentals is reached. Lists them, and lets the customer release holds. */
export function TooManyOpenAlert({ problem }: { problem: TooManyOpenProblem }) {
  const t = useText(rentingMessages);
  const localize = useLocalize();
  const { holds, rentals } = problem.open;
  const kinds = new Set(rentals.map(({ kind }) => kind));
  return (
    <Alert
      tone="warning"
      title={t('tooManyTitle')}
      action={
        rentals.length > 0 && (
          <div className={styles.links}>
            {kinds.has('BOOKING') && (
              <LinkButton variant="secondary" to={paths.bookings}>
                {t('toBookings')}
              </LinkButton>
            )}
            {kinds.has('RESERVATION') && (
              <LinkButton variant="secondary" to={paths.reservation}>
                {t('toReservations')}
              </LinkButton>
            )}
          </div>
        )
      }
    >
      <p>{localize(problem.text)}</p>
      {holds.length > 0 && (
        <ul className={styles.list} aria-label={t('openHolds')}>
          {holds.map((hold) => (
            <HeldCar key={hold.holdId} hold={hold} />
          ))}
        </ul>
      )}
      {rentals.length > 0 && (
        <ul className={styles.list} aria-label={t('openRentals')}>
          {rentals.map((rental) => (
            <li key={`${rental.kind}-${rental.id}`}>
              <Facts
                of={rental}
                label={t(rental.kind === 'BOOKING' ? 'openBooking' : 'openReservation', { id: rental.id })}
              />
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

function Facts({ of, label }: { of: OpenHold | UnverifiedRental; label: string }) {
  const { formatDay } = useFormats();
  return (
    <p>
      <strong>{of.carName}</strong>
      <br />
      {formatDay(of.fromDate)} – {formatDay(of.toDate)}
      <br />
      {label}
    </p>
  );
}

function HeldCar({ hold }: { hold: OpenHold }) {
  const t = useText(rentingMessages);
  const { formatInstant } = useFormats();
  const [state, setState] = useState<'held' | 'busy' | 'released' | 'failed'>('held');

  async function release() {
    setState('busy');
    try {
      await releaseHold(hold.holdId);
      if (holdId() === hold.holdId) clearHoldId();
      setState('released');
    } catch {
      setState('failed');
    }
  }

  return (
    <li>
      <Facts of={hold} label={t('openHold', { until: formatInstant(hold.expiresAt) })} />
      {state === 'released' ? (
        <p role="status">{t('openReleased')}</p>
      ) : (
        <Button
          variant="secondary"
          busy={state === 'busy'}
          aria-label={t('releaseCar', { car: hold.carName })}
          onClick={() => void release()}
        >
          {t('release')}
        </Button>
      )}
      {state === 'failed' && <Alert tone="error">{t('network')}</Alert>}
    </li>
  );
}
