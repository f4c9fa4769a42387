import { lazy, Suspense, useState } from 'react';
import type { OwnRental } from '@contract/rentals/rentals';
import { useText } from '@/lib/i18n';
import { Button } from '@/ui/form/Button';
import { PageLoading } from '@/ui/layout/PageLoading';
import { CarRefusalNote } from './CarRefusalNote';
import { refusedCarMessages } from './messages';
import styles from '../components/rental-panel.module.css';

const RefuseCarForm = lazy(async () => ({ default: (await import('./RefuseCarForm')).RefuseCarForm }));

/** Lets the customer refuse the car at the pickup, and shows the state of the refusal. */
export function RefusedCar({ rental }: { rental: OwnRental }) {
  const t = useText(refusedCarMessages);
  const [open, setOpen] = useState(false);
  const { reference, status, carRefusal, mayRefuseCar } = rental;
  const hasNote = carRefusal !== null && (status === 'CONFIRMED' || status === 'PENDING');
  return (
    <>
      {hasNote && <CarRefusalNote reference={reference} refusal={carRefusal} />}
      {mayRefuseCar && (
        <section className={styles.credit}>
          {open ? (
            <Suspense fallback={<PageLoading />}>
              <RefuseCarForm reference={reference} onClose={() => setOpen(false)} />
            </Suspense>
          ) : (
            <>
              <p>{t('hint')}</p>
              <div className={styles.actions}>
                <Button variant="secondary" onClick={() => setOpen(true)}>
                  {t('refuse')}
                </Button>
              </div>
            </>
          )}
        </section>
      )}
    </>
  );
}
