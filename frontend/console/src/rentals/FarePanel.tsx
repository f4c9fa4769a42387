import type { ConsoleRental } from '@contract/console';
import { FareTable } from '../ui/FareTable';
import { Panel } from '../ui/Panel';

/** The fare as it was agreed; later prices do not change it. */
export const FarePanel = ({ rental }: { rental: ConsoleRental }) => (
  <Panel title="Fare">
    <FareTable label="Fare" fare={rental.fare} />
  </Panel>
);
