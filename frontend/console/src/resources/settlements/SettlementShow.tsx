import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { ShowBase, useShowContext } from 'react-admin';
import type { ConsoleSettlement } from '@contract/rentals/settlements';
import { type Translate, useText } from '../../shared/i18n';
import { formatDay, formatInstant } from '../../shared/i18n/format';
import { BackLink } from '../../shared/ui/BackLink';
import { nameAndNumber } from '../../shared/ui/customer/name-of';
import { DocumentButton } from '../../shared/ui/documents/DocumentButton';
import { type Fact, Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { RereadProblem } from '../../shared/ui/RereadProblem';
import { Screen } from '../../shared/ui/Screen';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';
import { UnreadScreen } from '../../shared/ui/UnreadScreen';
import { AcceptancePanel } from './AcceptancePanel';
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
  const { record } = show;
  if (!record) return <UnreadScreen title="Settlement" reading={show} />;
  return (
    <Screen
      title={{
        text: record.later
          ? t('Later charge for {reference}', { reference: record.reference })
          : t('Settlement of {reference}', { reference: record.reference }),
      }}
      lead={<BackLink />}
      actions={
        <>
          <StateChip state={record.state} />
          {record.acts.includes('EDIT') && <AddLineAction />}
          {record.acts.includes('ISSUE') && <IssueAction />}
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
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <LinesPanel settlement={record} />
          {record.acts.includes('ACCEPT') && <AcceptancePanel settlement={record} />}
          {record.acts.includes('REPLY') && <ReplyPanel key={record.version} settlement={record} />}
        </Box>
        <FactsPanel settlement={record} />
      </Box>
    </Screen>
  );
}

const ACCEPTED = {
  PAGE: 'On the page of the rental',
  CODE: 'With a code, recorded by {who}',
  SIGNATURE: 'With a signature, recorded by {who}',
} as const;

function acceptanceFacts(
  { acceptance, acceptedBy, signature }: ConsoleSettlement,
  t: Translate,
  staffLabel: (mobile: string | null) => string,
): Fact[] {
  if (!acceptance) return [];
  const how =
    acceptance === 'PAGE' ? t(ACCEPTED.PAGE) : t(ACCEPTED[acceptance], { who: staffLabel(acceptedBy) });
  const facts: Fact[] = [['Accepted', how]];
  if (signature)
    facts.push([
      'Signature',
      <DocumentButton
        key="signature"
        label={t('Open the signature')}
        title={t('Signature')}
        path={signature}
      />,
    ]);
  return facts;
}

function FactsPanel({ settlement }: { settlement: ConsoleSettlement }) {
  const t = useText();
  const staffLabel = useStaffLabel();
  const { customerName, customerMobile, carName, plate, returnedAt, issuedAt, finalAt, dueOn } = settlement;
  const at = (label: Fact[0], when: string | null): Fact[] => (when ? [[label, formatInstant(when)]] : []);
  const facts: Fact[] = [
    ['Rental', <RentalOf key="rental" row={settlement} />],
    ['Customer', nameAndNumber(customerName ?? t('Not registered yet'), customerMobile)],
    ['Car', [carName, plate].filter(Boolean).join(', ')],
    ['Returned', formatInstant(returnedAt)],
    ...at('Sent', issuedAt),
    ...at('Final', finalAt),
    ...acceptanceFacts(settlement, t, staffLabel),
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
