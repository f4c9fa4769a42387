import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import type { VehicleListItem } from '@contract/fleet/vehicles';
import type { Rupees } from '@contract/money';
import { useText } from '../../../shared/i18n';
import { RequestProblem } from '../RequestProblem';
import { CarChoice } from './CarChoice';
import type { useFreeCars } from './use-free-cars';

interface Props {
  free: ReturnType<typeof useFreeCars>;
  carId: number | null;
  totalOf: (car: VehicleListItem) => Rupees;
  onChosen: (carId: number) => void;
}

/** The available cars to choose from, or why there are none. */
export function FreeCars({ free: { cars, error, isFetching }, ...choice }: Props) {
  const t = useText();
  return (
    <>
      {isFetching && <LinearProgress aria-label={t('Looking for available cars')} />}
      {error && <RequestProblem error={error} title={t('The available cars could not be loaded.')} />}
      {cars?.length === 0 && !isFetching && (
        <Alert severity="info">
          {t('No car is available at that time. Please choose other dates or times.')}
        </Alert>
      )}
      {cars && cars.length > 0 && <CarChoice cars={cars} {...choice} />}
    </>
  );
}
