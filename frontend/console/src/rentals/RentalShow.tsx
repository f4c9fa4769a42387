import type { ReactNode } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ConsoleRentalDetails } from '@contract/console-rental';
import { explain } from '../call-error';
import { useLocalMessage, useText } from '../i18n';
import { Problem } from '../ui/Problem';
import { Screen } from '../ui/Screen';
import { StatusChip } from '../ui/StatusChip';
import { BackLink } from './BackLink';
import { CustomerPanel } from './CustomerPanel';
import { FarePanel } from './FarePanel';
import { RentalPanel } from './RentalPanel';
import { StoryPanel } from './StoryPanel';

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
  const { record, error, isPending, refetch } = useShowContext<ConsoleRentalDetails>();
  const t = useText();
  const local = useLocalMessage();
  if (error) {
    const again = (
      <Button color="inherit" size="small" onClick={() => void refetch()}>
        {t('Try again')}
      </Button>
    );
    return (
      <Screen title={t(noun)} lead={<BackLink />}>
        <Problem title={local(explain(error))} action={again} />
      </Screen>
    );
  }
  // react-admin begins with the row as the list had it, which lacks its story.
  if (isPending || !record || !('events' in record)) {
    return (
      <Screen title={t(noun)} lead={<BackLink />}>
        <Skeleton variant="rounded" height={320} />
      </Screen>
    );
  }
  return (
    <Screen
      title={`${t(noun)} ${record.reference}`}
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
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <RentalPanel rental={record} />
          <CustomerPanel rental={record} />
          <FarePanel rental={record} />
        </Box>
        <StoryPanel events={record.events} />
      </Box>
    </Screen>
  );
}
