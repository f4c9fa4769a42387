import type { ReactNode } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ConsoleRental } from '@contract/console';
import { explain } from '../call-error';
import { Problem } from '../ui/Problem';
import { Screen } from '../ui/Screen';
import { StatusChip } from '../ui/StatusChip';
import { BackLink } from './BackLink';
import { FarePanel } from './FarePanel';
import { HistoryPanel } from './HistoryPanel';
import { RentalPanel } from './RentalPanel';

interface Props {
  /** `Booking`, `Reservation` */
  noun: string;
  actions?: ReactNode;
}

export const RentalShow = (props: Props) => (
  <ShowBase queryOptions={{ onError: () => undefined }} loading={false} error={false}>
    <Page {...props} />
  </ShowBase>
);

function Page({ noun, actions }: Props) {
  const { record, error, isPending, refetch } = useShowContext<ConsoleRental>();
  if (error) {
    const again = (
      <Button color="inherit" size="small" onClick={() => void refetch()}>
        Try again
      </Button>
    );
    return (
      <Screen title={noun} lead={<BackLink />}>
        <Problem title={explain(error)} action={again} />
      </Screen>
    );
  }
  if (isPending || !record) {
    return (
      <Screen title={noun} lead={<BackLink />}>
        <Skeleton variant="rounded" height={320} />
      </Screen>
    );
  }
  return (
    <Screen
      title={`${noun} ${record.reference}`}
      lead={<BackLink />}
      actions={
        <>
          <StatusChip status={record.status} />
          {actions}
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' },
          alignItems: 'start',
        }}
      >
        <RentalPanel rental={record} />
        <Box sx={{ display: 'grid', gap: 2 }}>
          <FarePanel rental={record} />
          <HistoryPanel history={record.history} />
        </Box>
      </Box>
    </Screen>
  );
}
