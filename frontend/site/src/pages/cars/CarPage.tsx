import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { VehicleDetails } from '@contract/fleet/vehicles';
import { paths } from '@/app/paths';
import { useVehicle } from '@/features/browse/api/use-vehicle';
import { CarDetails } from '@/features/browse/car/CarDetails';
import { CarDetailsLoading } from '@/features/browse/car/CarDetailsLoading';
import { carFacts } from '@/features/browse/car-facts.rules';
import { carMessages } from '@/features/browse/car-messages';
import { cx } from '@/lib/cx';
import { formatRupees } from '@/lib/format';
import { useHead } from '@/lib/head';
import { useLocalize, useText } from '@/lib/i18n';
import { saveSelectedCar } from '@/lib/selected-car';
import { tripFrom, tripSearch } from '@/lib/trip';
import { Alert } from '@/ui/feedback/Alert';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Button } from '@/ui/form/Button';
import { LinkButton } from '@/ui/form/LinkButton';
import { Icon } from '@/ui/media/Icon';
import { Link } from '@/ui/navigation/Link';
import styles from './car-page.module.css';

/** Sets the title, the description and the structured data for search engines. */
function useCarHead(car: VehicleDetails | null | undefined): void {
  const t = useText(carMessages);
  useHead(
    car
      ? {
          title: `${car.carName} ${car.carModel}`,
          description: t('summary', {
            name: `${car.carName} ${car.carModel}`,
            place: car.location,
            amount: formatRupees(car.costPerDay),
            description: car.description ?? '',
          }).trim(),
          canonical: paths.car(car.id),
          image: car.images[0],
          facts: import.meta.env.SSR && ((origin) => carFacts(car, origin + paths.car(car.id))),
        }
      : { title: t('detailsTitle') },
  );
}

export function CarPage() {
  const t = useText(carMessages);
  const localize = useLocalize();
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const vehicle = useVehicle(id);
  const car = vehicle.data;
  const list = paths.carList + tripSearch(tripFrom(params));
  useCarHead(car);

  useEffect(() => {
    if (car) saveSelectedCar(car);
  }, [car]);

  return (
    <div className={cx('wrap', styles.page)}>
      <Link to={list} className={styles.back}>
        <Icon name="back" size={18} />
        {t('allCars')}
      </Link>
      {vehicle.isPending && <CarDetailsLoading />}
      {!car && car !== null && <h1 className="visually-hidden">{t('detailsTitle')}</h1>}
      {vehicle.isError && (
        <Alert
          tone="error"
          action={
            <Button variant="secondary" busy={vehicle.isFetching} onClick={() => void vehicle.refetch()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {t('error', { message: localize(vehicle.error) })}
        </Alert>
      )}
      {car && <CarDetails car={car} />}
      {car === null && (
        <EmptyState
          as="h1"
          title={t('noDetails')}
          action={<LinkButton to={list}>{t('allCars')}</LinkButton>}
        />
      )}
    </div>
  );
}
