import Box from '@mui/material/Box';
import { ShowBase, useShowContext } from 'react-admin';
import { formatRupees } from '@contract/money';
import type { EarlierReference, ListedRefund } from '@contract/payments/refunds';
import { type PlainText, useText } from '../../shared/i18n';
import { formatDay, formatInstant } from '../../shared/i18n/format';
import { BackLink } from '../../shared/ui/BackLink';
import { nameAndNumber } from '../../shared/ui/customer/name-of';
import { type Fact, Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { METHODS } from '../../shared/ui/payment-methods';
import { RereadProblem } from '../../shared/ui/RereadProblem';
import { Screen } from '../../shared/ui/Screen';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';
import { TwoLines } from '../../shared/ui/TwoLines';
import { UnreadScreen } from '../../shared/ui/UnreadScreen';
import { Destination } from './Destination';
import { ActsOf, PaymentOf, RentalOf, StateChip } from './fields';
import { CAUSES } from './words';

export const RefundShow = () => (
  <ShowBase queryOptions={{ onError: () => undefined }} loading={false} error={false}>
    <Page />
  </ShowBase>
);

function Page() {
  const t = useText();
  const show = useShowContext<ListedRefund>();
  const { record } = show;
  if (!record) return <UnreadScreen title="Refund" reading={show} />;
  return (
    <Screen
      title={{ text: t('Refund of {sum}', { sum: formatRupees(record.amount) }) }}
      lead={<BackLink />}
      actions={
        <>
          <StateChip state={record.state} />
          <ActsOf acts={record.acts} />
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
        <RefundPanel refund={record} />
        {record.earlierReferences.length > 0 && <EarlierPanel references={record.earlierReferences} />}
      </Box>
    </Screen>
  );
}

function RefundPanel({ refund }: { refund: ListedRefund }) {
  const t = useText();
  const staffLabel = useStaffLabel();
  const { method, reference, sentOn, sentAt, sentBy, bounceCause, bouncedOn, bouncedAt, bouncedBy } = refund;
  const recorded = (label: PlainText, at: string | null, by: string | null): Fact[] =>
    at && by ? [[label, t('{when} by {who}', { when: formatInstant(at), who: staffLabel(by) })]] : [];
  const facts: Fact[] = [
    ['Amount', formatRupees(refund.amount)],
    ['Due by', formatDay(refund.dueDate)],
    ['Customer', nameAndNumber(refund.customerName ?? t('Not registered yet'), refund.customerMobile)],
    ['Rental', <RentalOf key="rental" row={refund} />],
    ['Destination', <Destination key="destination" row={refund} />],
    ['Payment', <PaymentOf key="payment" row={refund} />],
    ...(method ? ([['Sent by', t(METHODS[method])]] as const) : []),
    ...(reference ? ([['Reference', reference]] as const) : []),
    ...(sentOn ? ([['Day of the transfer', formatDay(sentOn)]] as const) : []),
    ...recorded('Recorded', sentAt, sentBy),
    ...(bounceCause ? ([['Came back because', t(CAUSES[bounceCause])]] as const) : []),
    ...(bouncedOn ? ([['Day on which it came back', formatDay(bouncedOn)]] as const) : []),
    ...recorded('Recorded as back', bouncedAt, bouncedBy),
  ];
  return (
    <Panel title="Refund">
      <Facts facts={facts} />
    </Panel>
  );
}

function EarlierPanel({ references }: { references: readonly EarlierReference[] }) {
  const t = useText();
  const staffLabel = useStaffLabel();
  return (
    <Panel title="Earlier references">
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1, listStyle: 'none' }}>
        {references.map(({ reference, reason, by, at }) => (
          <li key={at}>
            <TwoLines
              wrap
              main={`${reference}: ${reason}`}
              below={t('{when} by {who}', { when: formatInstant(at), who: staffLabel(by) })}
            />
          </li>
        ))}
      </Box>
    </Panel>
  );
}
