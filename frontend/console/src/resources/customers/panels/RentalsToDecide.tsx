import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { RecordContextProvider, ResourceContextProvider, useGetList } from 'react-admin';
import type { ConsoleRental } from '@contract/console';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import type { RentalStatus } from '@contract/rentals/rentals';
import { useText } from '../../../shared/i18n';
import { Panel } from '../../../shared/ui/Panel';
import { StatusChip } from '../../../shared/ui/StatusChip';
import { RentalLine } from './RentalLine';

const RUNNING: readonly RentalStatus[] = ['PENDING', 'CONFIRMED', 'ON_TRIP'];

// The list starts with future rentals, so this many rows include all active ones.
const MAX_ROWS = 100;

function useActiveRentals(resource: string, { id, email }: ConsoleCustomerDetails): ConsoleRental[] {
  const { data } = useGetList<ConsoleRental>(
    resource,
    {
      pagination: { page: 1, perPage: MAX_ROWS },
      sort: { field: 'fromDate', order: 'DESC' },
      filter: { q: email },
    },
    { onError: () => undefined },
  );
  return data?.filter((rental) => rental.customerId === id && RUNNING.includes(rental.status)) ?? [];
}

interface Props {
  customer: ConsoleCustomerDetails;
  /** The decision buttons of a rental. */
  decision: ReactNode;
}

/** Lists the active rentals of a rejected or suspended customer, because an admin has to decide each of them. */
export function RentalsToDecide(props: Props) {
  const { approval, suspendedAt } = props.customer;
  return approval === 'REJECTED' || suspendedAt ? <RentalList {...props} /> : null;
}

function RentalList({ customer, decision }: Props) {
  const t = useText();
  const running = [
    ...useActiveRentals('bookings', customer).map((rental) => ({ resource: 'bookings' as const, rental })),
    ...useActiveRentals('reservations', customer).map((rental) => ({
      resource: 'reservations' as const,
      rental,
    })),
  ];
  if (running.length === 0) return null;
  return (
    <Panel title="Bookings and reservations to decide">
      <Alert severity="warning">
        {t(
          'This customer can no longer rent, but these bookings and reservations still stand. Keep or cancel each one.',
        )}
      </Alert>
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1.5, listStyle: 'none' }}>
        {running.map(({ resource, rental }) => (
          <ResourceContextProvider key={rental.id} value={resource}>
            <RecordContextProvider value={rental}>
              <li>
                <RentalLine
                  resource={resource}
                  rental={rental}
                  side={
                    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                      <StatusChip status={rental.status} />
                      {decision}
                    </Box>
                  }
                />
              </li>
            </RecordContextProvider>
          </ResourceContextProvider>
        ))}
      </Box>
    </Panel>
  );
}
