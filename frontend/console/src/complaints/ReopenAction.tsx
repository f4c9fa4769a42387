import type { ConsoleComplaint } from '@contract/complaints';
import { RowAction } from '../RowAction';
import { Summary } from './Summary';

export const ReopenAction = () => (
  <RowAction<ConsoleComplaint>
    name="reopen"
    label="Reopen"
    ask={(row) => `Open complaint ${row.number} again?`}
    details={(row) => <Summary row={row} />}
    call={(data, row) => data.moveComplaint(row.id, 'OPEN')}
    done={(row) => `Complaint ${row.number} is open again; the customer is mailed.`}
  />
);
