import type { Problem } from '../problem.rules';
import { moveTo } from '../trip.rules';
import type { TripChoice } from '../use-trip';
import { PaymentProblem } from './PaymentProblem';
import { TakenAlert } from './TakenAlert';

interface ProblemAlertProps {
  problem: Problem;
  trip: TripChoice;
  onSettled: () => void;
}

/** Why the car could not be held, and what helps. */
export function ProblemAlert({ problem, trip, onSettled }: ProblemAlertProps) {
  if (problem.kind !== 'taken') return <PaymentProblem problem={problem} />;
  return (
    <TakenAlert
      problem={problem}
      onUseNextFree={(date, time) => {
        trip.choose(moveTo(trip.window, date, time));
        onSettled();
      }}
    />
  );
}
