import Box from '@mui/material/Box';
import { ShowBase, useShowContext } from 'react-admin';
import { formatRupees } from '@contract/money';
import type { ConsoleDrawer } from '@contract/payments/drawers';
import { useText } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';
import { BackLink } from '../../shared/ui/BackLink';
import { Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { RereadProblem } from '../../shared/ui/RereadProblem';
import { Screen } from '../../shared/ui/Screen';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';
import { UnreadScreen } from '../../shared/ui/UnreadScreen';
import { AcceptAction } from './AcceptAction';
import { CloseDrawer } from './CloseDrawer';
import { ExplainAction } from './ExplainAction';
import { StateChip } from './fields';
import { MoveCash } from './MoveCash';
import { MovementsPanel } from './MovementsPanel';
import { ReportPanel } from './ReportPanel';

export const DrawerShow = () => (
  <ShowBase queryOptions={{ onError: () => undefined }} loading={false} error={false}>
    <Page />
  </ShowBase>
);

function Page() {
  const show = useShowContext<ConsoleDrawer>();
  const { record } = show;
  if (!record) return <UnreadScreen title="Cash drawer" reading={show} />;
  const { acts } = record;
  return (
    <Screen
      title={{ text: record.location }}
      lead={<BackLink />}
      actions={
        <>
          <StateChip status={record.status} />
          {acts.includes('MOVE') && <MoveCash drawer={record} />}
          {acts.includes('CLOSE') && <CloseDrawer drawer={record} />}
          {acts.includes('EXPLAIN') && <ExplainAction />}
          {acts.includes('ACCEPT') && <AcceptAction />}
        </>
      }
    >
      <RereadProblem reading={show} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <OpeningPanel drawer={record} />
          {record.report && <ReportPanel report={record.report} />}
        </Box>
        <MovementsPanel movements={record.movements} />
      </Box>
    </Screen>
  );
}

function OpeningPanel({ drawer }: { drawer: ConsoleDrawer }) {
  const t = useText();
  const staffLabel = useStaffLabel();
  const { acceptedBy, acceptedAt, acceptedNote } = drawer;
  return (
    <Panel title="Cash drawer">
      <Facts
        facts={[
          ['Person', staffLabel(drawer.by)],
          ['Opened', formatInstant(drawer.openedAt)],
          ['Cash at the opening', formatRupees(drawer.opening)],
          ...(acceptedAt
            ? ([
                [
                  'Accepted',
                  t('{when} by {who}', { when: formatInstant(acceptedAt), who: staffLabel(acceptedBy) }),
                ],
              ] as const)
            : []),
          ...(acceptedNote ? ([['Remark', acceptedNote]] as const) : []),
        ]}
      />
    </Panel>
  );
}
