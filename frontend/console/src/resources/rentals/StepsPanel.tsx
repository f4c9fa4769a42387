import CheckIcon from '@mui/icons-material/Check';
import type { ConsoleRentalDetails } from '@contract/rentals/console-rental';
import { stepsOf } from '@contract/rentals/rental-steps.rules';
import { StepList } from '@shared/rental-steps/StepList';
import { Panel } from '../../shared/ui/Panel';
import styles from './steps.module.css';

const CHECK = <CheckIcon sx={{ fontSize: 16 }} />;
const CLASSES = { list: styles.steps, done: styles.done, hidden: styles.hidden };

/** The steps of a rental as the customer sees them; nothing for a rental that did not take place. */
export function StepsPanel({ rental }: { rental: ConsoleRentalDetails }) {
  const { status, customerApproval, paymentStatus, payAgainUntil, checkingTimes } = rental;
  const isPaymentAwaited = payAgainUntil !== null;
  const steps = stepsOf(
    { status, adminApproval: customerApproval, paymentStatus, isPaymentAwaited },
    checkingTimes,
  );
  if (steps.length === 0) return null;
  return (
    <Panel title="Steps">
      <StepList steps={steps} check={CHECK} classes={CLASSES} />
    </Panel>
  );
}
