import { Link, useCreatePath } from 'react-admin';
import type { ConsoleComplaint } from '@contract/customers/complaints';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { formatShortInstant } from '../../../shared/i18n/format';
import { StatusChip } from '../../../shared/ui/StatusChip';
import { LatestRowsPanel } from './LatestRowsPanel';
import { Line } from './Line';

export function ComplaintsPanel({ customer }: { customer: ConsoleCustomerDetails }) {
  const pathOf = useCreatePath();
  return (
    <LatestRowsPanel<ConsoleComplaint>
      resource="complaints"
      title="Complaints"
      email={customer.email}
      sort={{ field: 'createdAt', order: 'DESC' }}
      belongs={(complaint) => complaint.customerId === customer.id}
      empty="None yet."
    >
      {({ createdAt, id, number, state, subject }) => (
        <Line
          main={<Link to={pathOf({ resource: 'complaints', type: 'show', id })}>{subject}</Link>}
          below={
            <>
              <span className="figures">{number}</span>, {formatShortInstant(createdAt)}
            </>
          }
          side={<StatusChip status={state} />}
        />
      )}
    </LatestRowsPanel>
  );
}
