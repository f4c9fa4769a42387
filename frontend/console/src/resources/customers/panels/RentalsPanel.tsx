import type { ConsoleRental } from '@contract/console';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import type { PlainText } from '../../../shared/i18n';
import { StatusChip } from '../../../shared/ui/StatusChip';
import { LatestRowsPanel } from './LatestRowsPanel';
import { RentalLine } from './RentalLine';

interface Props {
  resource: 'bookings' | 'reservations';
  title: PlainText;
  customer: ConsoleCustomerDetails;
}

export const RentalsPanel = ({ resource, title, customer }: Props) => (
  <LatestRowsPanel<ConsoleRental>
    resource={resource}
    title={title}
    email={customer.email}
    sort={{ field: 'fromDate', order: 'DESC' }}
    belongs={(rental) => rental.customerId === customer.id}
    empty="None yet."
  >
    {(rental) => (
      <RentalLine resource={resource} rental={rental} side={<StatusChip status={rental.status} />} />
    )}
  </LatestRowsPanel>
);
