import { mayBeCancelled } from '@contract/cancellation.rules';
import type { ConsoleRental } from '@contract/console';
import { CancelAction } from '../rentals/CancelAction';
import { Row } from '../ui/Row';

export const Decision = () => (
  <Row<ConsoleRental>>{(row) => mayBeCancelled(row.status) && <CancelAction />}</Row>
);
