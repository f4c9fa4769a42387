import Box from '@mui/material/Box';
import { ShowBase, useShowContext } from 'react-admin';
import type { ConsoleComplaint } from '@contract/customers/complaints';
import { useText } from '../../shared/i18n';
import { BackLink } from '../../shared/ui/BackLink';
import { RereadProblem } from '../../shared/ui/RereadProblem';
import { Screen } from '../../shared/ui/Screen';
import { StatusChip } from '../../shared/ui/StatusChip';
import { UnreadScreen } from '../../shared/ui/UnreadScreen';
import { AnswersPanel } from './AnswersPanel';
import { BookPanel } from './BookPanel';
import { ComplaintPanel } from './ComplaintPanel';
import { Decision } from './fields';

export const ComplaintShow = () => (
  <ShowBase queryOptions={{ onError: () => undefined }} loading={false} error={false}>
    <Page />
  </ShowBase>
);

function Page() {
  const t = useText();
  const show = useShowContext<ConsoleComplaint>();
  const { record } = show;
  if (!record) return <UnreadScreen title="Complaint" reading={show} />;
  return (
    <Screen
      title={{ text: t('Complaint {number}', { number: record.number }) }}
      lead={<BackLink />}
      actions={
        <>
          <StatusChip status={record.state} />
          <Decision />
        </>
      }
    >
      <RereadProblem reading={show} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
          alignItems: 'start',
        }}
      >
        <ComplaintPanel complaint={record} />
        <Box sx={{ display: 'grid', gap: 2 }}>
          {record.bookPage && <BookPanel id={record.id} page={record.bookPage} />}
          <AnswersPanel answers={record.answers} />
        </Box>
      </Box>
    </Screen>
  );
}
