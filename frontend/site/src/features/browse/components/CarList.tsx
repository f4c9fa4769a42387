import type { VehicleListItem, VehicleQuery } from '@contract/fleet/vehicles';
import { useText } from '@/lib/i18n';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Button } from '@/ui/form/Button';
import { useVehicles } from '../api/use-vehicles';
import { browseMessages } from '../messages';
import { CarGrid } from './CarGrid';
import { CarGridLoading } from './CarGridLoading';

interface CarListProps {
  query: VehicleQuery;
  linkTo: (car: VehicleListItem) => string;
  leading?: boolean;
  onClear?: () => void;
}

/** The matching cars, with the loading, empty and error states. */
export function CarList({ query, linkTo, leading, onClear }: CarListProps) {
  const t = useText(browseMessages);
  const vehicles = useVehicles(query);
  if (vehicles.isPending || (vehicles.isError && vehicles.isFetching))
    return <CarGridLoading count={query.pageSize} />;

  const cars = vehicles.data ?? [];
  if (cars.length > 0) return <CarGrid cars={cars} linkTo={linkTo} leading={leading} />;
  if (vehicles.isError) {
    return (
      <EmptyState
        title={t('none')}
        action={<Button onClick={() => void vehicles.refetch()}>{t('tryAgain')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={t('none')}
      action={
        onClear && (
          <Button variant="secondary" onClick={onClear}>
            {t('clear')}
          </Button>
        )
      }
    />
  );
}
