import type { VehicleListItem } from '@contract/fleet/vehicles';
import { useText } from '@/lib/i18n';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Button } from '@/ui/form/Button';
import { OfficePhone } from '@/ui/office-phone/OfficePhone';
import { browseMessages } from '../messages';
import type { ShownCars } from '../use-shown-cars';
import { CarGrid } from './CarGrid';
import { CarGridLoading } from './CarGridLoading';

interface CarListProps {
  shown: ShownCars;
  linkTo: (car: VehicleListItem) => string;
  /** Number of cards while loading, if known. */
  count?: number;
  isSavedOnly?: boolean;
  leading?: boolean;
  onClear?: () => void;
}

/** The matching cars, with the loading, empty and error states. */
export function CarList({ shown, linkTo, count, isSavedOnly, leading, onClear }: CarListProps) {
  const t = useText(browseMessages);
  if (shown.isLoading) return <CarGridLoading count={count} />;

  const cars = shown.cars ?? [];
  if (cars.length > 0) return <CarGrid cars={cars} linkTo={linkTo} leading={leading} />;
  if (shown.retry) {
    return (
      <EmptyState title={t('none')} action={<Button onClick={shown.retry}>{t('tryAgain')}</Button>}>
        <OfficePhone />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t(isSavedOnly ? 'noneSaved' : 'none')}
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
