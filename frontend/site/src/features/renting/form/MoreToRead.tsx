import type { VehicleDetails } from '@contract/fleet/vehicles';
import type { RentalAction } from '@contract/rentals/fare';
import type { Hold } from '@contract/rentals/rentals';
import { useText } from '@/lib/i18n';
import { costMessages } from '@/ui/costs/cost-messages';
import { CostList } from '@/ui/costs/CostList';
import { CarFactsTable } from '../car/CarFactsTable';
import { rentingMessages } from '../messages';
import { Fold } from './Fold';
import { NextSteps } from './NextSteps';
import { Terms } from './Terms';
import styles from './renting-form.module.css';

interface MoreToReadProps {
  action: RentalAction;
  car: VehicleDetails;
  /** The hold whose terms apply; null if the car is not held. */
  hold: Hold | null;
}

/** Terms, facts of the car, charges besides the fare, and next steps. */
export function MoreToRead({ action, car, hold }: MoreToReadProps) {
  const t = useText(rentingMessages);
  const costs = useText(costMessages);
  return (
    <div className={styles.more}>
      <Fold id="terms" title={t('terms')}>
        <Terms agreed={hold} />
      </Fold>
      {action === 'reserve' && (
        <Fold title={t('facts')}>
          <CarFactsTable car={car} />
        </Fold>
      )}
      <Fold title={costs('title')}>
        <CostList agreed={hold?.charges} car={car} />
      </Fold>
      <Fold title={t('next')}>
        <NextSteps action={action} />
      </Fold>
    </div>
  );
}
