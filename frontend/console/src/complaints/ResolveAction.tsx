import type { ConsoleComplaint } from '@contract/complaints';
import { RowAction } from '../RowAction';
import { Summary } from './Summary';

export const ResolveAction = () => (
  <RowAction<ConsoleComplaint>
    name="resolve"
    label="Resolve"
    ask={(row) => `Is complaint ${row.number} settled?`}
    details={(row) => <Summary row={row} />}
    call={(data, row) => data.moveComplaint(row.id, 'RESOLVED')}
    done={(row) => `Complaint ${row.number} is resolved; the customer is mailed.`}
  />
);
