import type { PendingDocument } from '@contract/people';
import { RowAction } from '../RowAction';

export const ApproveAction = () => (
  <RowAction<PendingDocument>
    name="approve"
    label="Approve"
    ask={(row) => `Approve ${row.fullName}?`}
    call={(data, row) => data.decideCustomer(row.id, { decision: 'APPROVED' })}
    done={(row) => `${row.fullName} is approved.`}
  />
);
