import type { PendingDocument } from '@contract/people';
import { RowAction } from '../RowAction';

const REASONS = [
  { name: 'aadhaar', label: 'What is wrong with the Aadhaar' },
  { name: 'license', label: 'What is wrong with the licence' },
  { name: 'note', label: 'Anything else the customer should know' },
];

export const RejectAction = () => (
  <RowAction<PendingDocument>
    name="reject"
    label="Reject"
    color="error"
    ask={(row) => `Reject ${row.fullName}?`}
    details={() => 'The customer reads these reasons and can send just what was refused again.'}
    reasons={REASONS}
    call={(data, row, reasons) => data.decideCustomer(row.id, { decision: 'REJECTED', reasons })}
    done={(row) => `${row.fullName} is rejected and has been told why.`}
  />
);
