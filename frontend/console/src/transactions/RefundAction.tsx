import Alert from '@mui/material/Alert';
import type { ConsoleTransaction } from '@contract/console';
import { formatRupees } from '@contract/money';
import { MAX_REFUND_REFERENCE_LENGTH } from '@contract/payments';
import { formatDay } from '../format';
import { RowAction } from '../RowAction';
import { Facts } from '../ui/Facts';
import { Summary } from './Summary';

/** What is to be given back: the refund that is owed, or all of a payment that found no car. */
const owed = (row: ConsoleTransaction): number => row.refund?.amount ?? row.amount;

export const RefundAction = () => (
  <RowAction<ConsoleTransaction>
    name="refund"
    label="Refund paid"
    ask={(row) => `Have you sent ${formatRupees(owed(row))} back?`}
    details={(row) => (
      <>
        <Summary row={row} />
        <Facts
          facts={[
            ['To give back', <strong key="owed">{formatRupees(owed(row))}</strong>],
            ...(row.refund ? ([['Due by', formatDay(row.refund.dueDate)]] as const) : []),
          ]}
        />
        {row.decidedAt === null && (
          <Alert severity="warning" sx={{ py: 0 }}>
            Nobody has verified this payment. Look for it on the statement first; reject it if it is not
            there.
          </Alert>
        )}
      </>
    )}
    reasons={[
      {
        name: 'reference',
        label: 'Reference of your transfer',
        missing: 'Give the reference of your transfer; the customer gets it.',
        maxLength: MAX_REFUND_REFERENCE_LENGTH,
      },
    ]}
    call={(data, row, { reference }) => data.payRefund(row.id, { reference: reference! })}
    done={(row) => `${formatRupees(owed(row))} for transaction ${row.transactionId} is paid back.`}
  />
);
