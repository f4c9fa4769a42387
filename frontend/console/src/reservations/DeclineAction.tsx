import type { ConsoleRental } from '@contract/console';
import { RowAction } from '../RowAction';
import { RentalSummary } from './RentalSummary';

export const DeclineAction = () => (
  <RowAction<ConsoleRental>
    name="decline"
    label="Decline"
    color="error"
    ask={(row) => `Decline reservation ${row.reference}?`}
    details={(row) => <RentalSummary row={row} />}
    reasons={[{ name: 'reason', label: 'Why' }]}
    call={(data, row, { reason }) => data.decideReservation(row.id, { decision: 'DECLINED', reason })}
    done={(row) => `Reservation ${row.reference} is declined; what was paid is due back.`}
  />
);
