import type { Ref } from 'react';
import type { VehicleDetails } from '@contract/fleet/vehicles';
import type { RentalAction } from '@contract/rentals/fare';
import { Card } from '@/ui/display/Card';
import { FarePanel } from '../fare/FarePanel';
import { ProblemAlert } from '../problems/ProblemAlert';
import { ConfirmBox } from './ConfirmBox';
import { TripSummary } from './TripSummary';
import type { Renting } from './use-renting';
import styles from './renting-form.module.css';

interface RentingSideProps {
  action: RentalAction;
  car: VehicleDetails;
  renting: Renting;
  confirmBox: Ref<HTMLDivElement>;
  onAgreed: () => void;
  onReadTerms: () => void;
  onConfirm: () => void;
}

/** The fare, the agreement and the button to confirm: next to the dates, or below them on a phone. */
export function RentingSide({ action, car, renting, confirmBox, ...handlers }: RentingSideProps) {
  const { trip, fare, checkout, isOpen } = renting;
  const { problem, task, isUnfinished } = checkout;
  return (
    <div id="fare" tabIndex={-1} className={styles.side}>
      <Card className={styles.fare}>
        <FarePanel fare={fare} />
        {!trip.refusal && <TripSummary window={trip.window} />}
        {problem && !isOpen && <ProblemAlert problem={problem} />}
        <ConfirmBox
          ref={confirmBox}
          action={action}
          car={car}
          busy={task === 'hold'}
          isSecondary={isUnfinished}
          {...handlers}
        />
      </Card>
    </div>
  );
}
