import { ShowBase, useShowContext } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ConsoleCustomerDetails } from '@contract/console-customers';
import { explain } from '../call-error';
import { useText } from '../i18n';
import { BackLink } from '../rentals/BackLink';
import { Problem } from '../ui/Problem';
import { Screen } from '../ui/Screen';
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
  const t = useText();
  const { record, error, isPending, refetch } = useShowContext<ConsoleCustomerDetails>();
  if (error) {
    const again = (
      <Button color="inherit" size="small" onClick={() => void refetch()}>
        {t('Try again')}
      </Button>
    );
    return (
      <Screen title="Customer" lead={<BackLink />}>
        <Problem title={explain(error)} action={again} />
      </Screen>
    );
  }
  if (isPending || !record) {
    return (
      <Screen title="Customer" lead={<BackLink />}>
        <Skeleton variant="rounded" height={320} />
      </Screen>
    );
  }
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
