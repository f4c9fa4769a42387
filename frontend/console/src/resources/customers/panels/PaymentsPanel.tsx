import type { ConsoleTransaction } from '@contract/console';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { formatRupees } from '@contract/money';
import { formatShortInstant } from '../../../shared/i18n/format';
import { StatusChip } from '../../../shared/ui/StatusChip';
import { LatestRowsPanel } from './LatestRowsPanel';
import { Line } from './Line';

export const PaymentsPanel = ({ customer }: { customer: ConsoleCustomerDetails }) => (
  <LatestRowsPanel<ConsoleTransaction>
    resource="transactions"
    title="Payments"
    email={customer.email}
    sort={{ field: 'createdAt', order: 'DESC' }}
    belongs={(payment) => payment.userId === customer.id}
    empty="None yet."
  >
    {(payment) => (
      <Line
        main={<strong>{formatRupees(payment.amount)}</strong>}
        below={
          <>
            <span className="figures">{payment.transactionId}</span>, {formatShortInstant(payment.createdAt)}
          </>
        }
        side={<StatusChip status={payment.status} />}
      />
    )}
  </LatestRowsPanel>
);
