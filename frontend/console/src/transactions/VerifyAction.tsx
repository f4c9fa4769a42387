import type { ConsoleTransaction } from '@contract/console';
import { formatRupees } from '@contract/money';
import { RowAction } from '../RowAction';
import { Summary } from './Summary';

export const VerifyAction = () => (
  <RowAction<ConsoleTransaction>
    name="verify"
    label="Verify"
    ask={(row) => `Has ${formatRupees(row.amount)} arrived?`}
    details={(row) => <Summary row={row} />}
    blocked={(row) =>
      row.bookingId === null
        ? 'No booking or reservation has claimed this payment yet, so there is nothing to verify it against.'
        : null
    }
    call={(data, row) => data.verifyTransaction(row.id, { isVerified: true })}
    done={(row) => `Transaction ${row.transactionId} is verified.`}
  />
);
