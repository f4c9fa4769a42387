import { useEffect } from 'react';
import type { RentalAction } from '@contract/rentals/fare';
import { paths } from '@/app/paths';
import { useLocalize, useText } from '@/lib/i18n';
import { saveSelectedCar } from '@/lib/selected-car';
import { saveCarAction } from '@/lib/session';
import { useTitle } from '@/lib/use-title';
import { Alert } from '@/ui/feedback/Alert';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Button } from '@/ui/form/Button';
import { LinkButton } from '@/ui/form/LinkButton';
import { useCar } from '../api/use-car';
import { rentingMessages } from '../messages';
import { RentingForm } from './RentingForm';
import { RentingLoading } from './RentingLoading';
import styles from './renting-screen.module.css';

interface RentingScreenProps {
  action: RentalAction;
  carId: number;
  /** Name of the car, if known before the car is loaded. */
  name: string;
}

export function RentingScreen({ action, carId, name }: RentingScreenProps) {
  const t = useText(rentingMessages);
  const localize = useLocalize();
  const query = useCar(carId);
  const car = query.data;
  const title = t(action === 'book' ? 'bookTitle' : 'reserveTitle', {
    name: car ? `${car.carName} ${car.carModel}` : name,
  });
  useTitle(title);

  useEffect(() => {
    if (!car) return;
    saveSelectedCar(car);
    saveCarAction(action);
  }, [car, action]);

  if (car === null) {
    return (
      <EmptyState
        as="h1"
        title={t('carUnavailable')}
        action={<LinkButton to={paths.carList}>{t('toCars')}</LinkButton>}
      />
    );
  }
  return (
    <>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{action === 'book' ? t('bookIntro') : t('reserveIntro')}</p>
      </header>
      {query.isPending && <RentingLoading />}
      {query.isError && (
        <Alert
          tone="error"
          action={
            <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {t('carFailed', { message: localize(query.error) })}
        </Alert>
      )}
      {car && <RentingForm action={action} car={car} />}
    </>
  );
}
