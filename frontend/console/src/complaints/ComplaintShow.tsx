import { ShowBase, useShowContext } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ConsoleComplaint } from '@contract/complaints';
import { explain } from '../call-error';
import { useText } from '../i18n';
import { BackLink } from '../rentals/BackLink';
import { Problem } from '../ui/Problem';
import { Screen } from '../ui/Screen';
import { StatusChip } from '../ui/StatusChip';
import { AnswersPanel } from './AnswersPanel';
import { ComplaintPanel } from './ComplaintPanel';
import { Decision } from './fields';

export const ComplaintShow = () => (
  <ShowBase queryOptions={{ onError: () => undefined }} loading={false} error={false}>
    <Page />
  </ShowBase>
);

function Page() {
  const t = useText();
  const { record, error, isPending, refetch } = useShowContext<ConsoleComplaint>();
  if (error) {
    const again = (
      <Button color="inherit" size="small" onClick={() => void refetch()}>
        {t('Try again')}
      </Button>
    );
    return (
      <Screen title="Complaint" lead={<BackLink />}>
        <Problem title={explain(error)} action={again} />
      </Screen>
    );
  }
  if (isPending || !record) {
    return (
      <Screen title="Complaint" lead={<BackLink />}>
        <Skeleton variant="rounded" height={320} />
      </Screen>
    );
  }
  return (
    <Screen
      title={t('Complaint {number}', { number: record.number })}
      lead={<BackLink />}
      actions={
        <>
          <StatusChip status={record.state} />
          <Decision />
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
        <ComplaintPanel complaint={record} />
        <AnswersPanel answers={record.answers} />
      </Box>
    </Screen>
  );
}
