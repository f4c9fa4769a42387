import { ShowBase, useShowContext } from 'react-admin';
import Box from '@mui/material/Box';
import type { ConsoleCustomerDetails } from '@contract/console-customers';
import { BackLink } from '../ui/BackLink';
import { Screen } from '../ui/Screen';
import { UnreadScreen } from '../ui/UnreadScreen';
import { ApprovalPanel } from './ApprovalPanel';
import { ComplaintsPanel } from './ComplaintsPanel';
import { Standing } from './fields';
import { LiftAction } from './LiftAction';
import { nameOf } from './name-of';
import { PaymentsPanel } from './PaymentsPanel';
import { PersonPanel } from './PersonPanel';
import { RentalsPanel } from './RentalsPanel';
import { RentalsToDecide } from './RentalsToDecide';
import { SuspendAction } from './SuspendAction';
import { TrailPanel } from './TrailPanel';
import { WHOLE } from './whole';

export const CustomerShow = () => (
  <ShowBase queryOptions={WHOLE} loading={false} error={false}>
    <Page />
  </ShowBase>
);

const COLUMN = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
} as const;

function Page() {
  const show = useShowContext<ConsoleCustomerDetails>();
  const { record, error, isPending } = show;
  if (error || isPending || !record) return <UnreadScreen title="Customer" reading={show} />;
  return (
    <Screen
      title={nameOf(record)}
      lead={<BackLink />}
      actions={
        <>
          <Standing {...record} />
          {record.suspendedAt ? <LiftAction /> : <SuspendAction />}
        </>
      }
    >
      <Box sx={{ ...COLUMN, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' } }}>
        <Box sx={COLUMN}>
          <RentalsToDecide customer={record} />
          <PersonPanel customer={record} />
          <RentalsPanel resource="bookings" title="Bookings" customer={record} />
          <RentalsPanel resource="reservations" title="Reservations" customer={record} />
          <PaymentsPanel customer={record} />
        </Box>
        <Box sx={COLUMN}>
          <ApprovalPanel customer={record} />
          <ComplaintsPanel customer={record} />
          <TrailPanel trail={record.trail} />
        </Box>
      </Box>
    </Screen>
  );
}
