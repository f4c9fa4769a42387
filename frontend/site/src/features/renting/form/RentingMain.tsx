import type { VehicleDetails } from '@contract/fleet/vehicles';
import type { RentalAction } from '@contract/rentals/fare';
import { Card } from '@/ui/display/Card';
import { withoutOwn } from '../availability/occupancy.rules';
import { CarSummary } from '../car/CarSummary';
import { DatesCard } from '../dates/DatesCard';
import type { Renting } from './use-renting';
import styles from './renting-form.module.css';

interface RentingMainProps {
  action: RentalAction;
  car: VehicleDetails;
  renting: Renting;
}

/** The car and its dates. */
export function RentingMain({ action, car, renting }: RentingMainProps) {
  const { availability, own, trip, checkout, isOpen } = renting;
  const { problem } = checkout;
  return (
    <div className={styles.main}>
      <Card>
        <CarSummary car={car} />
      </Card>
      <DatesCard
        action={action}
        car={car}
        availability={availability}
        entries={withoutOwn(availability.data ?? [], own)}
        trip={trip}
        taken={problem?.kind === 'taken' && !isOpen ? problem : null}
      />
    </div>
  );
}
