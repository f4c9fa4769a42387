import type { ConsoleTransaction } from '@contract/console';
import { RowAction } from '../RowAction';
import { Summary } from './Summary';

export const RejectAction = () => (
  <RowAction<ConsoleTransaction>
    name="reject"
    label="Reject"
    color="error"
    ask={() => 'Reject this payment?'}
    details={(row) => <Summary row={row} />}
    reasons={[{ name: 'reason', label: 'Why' }]}
    call={(data, row, { reason }) => data.verifyTransaction(row.id, { isVerified: false, reason })}
    done={(row) => `Transaction ${row.transactionId} is rejected; the customer can submit again.`}
  />
);
