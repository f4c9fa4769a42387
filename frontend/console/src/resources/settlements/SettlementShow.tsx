import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { ShowBase, useShowContext } from 'react-admin';
import type { ConsoleSettlement } from '@contract/rentals/settlements';
import { useText } from '../../shared/i18n';
import { formatDay, formatInstant } from '../../shared/i18n/format';
import { BackLink } from '../../shared/ui/BackLink';
import { nameAndNumber } from '../../shared/ui/customer/name-of';
import { type Fact, Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { Screen } from '../../shared/ui/Screen';
import { UnreadScreen } from '../../shared/ui/UnreadScreen';
import { AddLineAction } from './AddLineAction';
import { NextTime, RentalOf, StateChip } from './fields';
import { IssueAction } from './IssueAction';
import { LinesPanel } from './LinesPanel';
import { ReplyPanel } from './ReplyPanel';

export const SettlementShow = () => (
  <ShowBase queryOptions={{ onError: () => undefined }} loading={false} error={false}>
    <Page />
  </ShowBase>
);

function Page() {
  const t = useText();
  const show = useShowContext<ConsoleSettlement>();
  const { record, error } = show;
  if (error || !record) return <UnreadScreen title="Settlement" reading={show} />;
  return (
    <Screen
      title={{ text: t('Settlement of {reference}', { reference: record.reference }) }}
      lead={<BackLink />}
      actions={
        <>
          <StateChip state={record.state} />
          {record.acts.includes('EDIT') && <AddLineAction />}
          {record.acts.includes('ISSUE') && <IssueAction />}
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
          <LinesPanel settlement={record} />
          {record.acts.includes('REPLY') && <ReplyPanel key={record.version} settlement={record} />}
        </Box>
        <FactsPanel settlement={record} />
      </Box>
    </Screen>
  );
}

function FactsPanel({ settlement }: { settlement: ConsoleSettlement }) {
  const t = useText();
  const { customerName, customerMobile, carName, plate, returnedAt, issuedAt, finalAt, dueOn } = settlement;
  const at = (label: Fact[0], when: string | null): Fact[] => (when ? [[label, formatInstant(when)]] : []);
  const facts: Fact[] = [
    ['Rental', <RentalOf key="rental" row={settlement} />],
    ['Customer', nameAndNumber(customerName ?? t('Not registered yet'), customerMobile)],
    ['Car', [carName, plate].filter(Boolean).join(', ')],
    ['Returned', formatInstant(returnedAt)],
    ...at('Sent', issuedAt),
    ...at('Final', finalAt),
    ...(settlement.accepted ? ([['Accepted', t('By the customer')]] as const) : []),
    ...(dueOn ? ([['To be paid by', formatDay(dueOn)]] as const) : []),
  ];
  return (
    <Panel title="Settlement">
      <Facts facts={facts} />
      {settlement.needsAdmin && settlement.state === 'DRAFT' && (
        <Alert severity="warning">
          {t(
            'A custom admin recorded the return more than a day afterwards. An admin checks its time and sends this.',
          )}
        </Alert>
      )}
      <NextTime row={settlement} />
    </Panel>
  );
}
