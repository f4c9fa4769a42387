import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { isErasedContact } from '@contract/customers/erased';
import { BackLink } from '../../shared/ui/BackLink';
import { FULL_RECORD } from '../../shared/ui/customer/full-record';
import { nameOf } from '../../shared/ui/customer/name-of';
import { NotesPanel } from '../../shared/ui/notes/NotesPanel';
import { RereadProblem } from '../../shared/ui/RereadProblem';
import { Screen } from '../../shared/ui/Screen';
import { SignOutAction } from '../../shared/ui/sessions/SignOutAction';
import { UnreadScreen } from '../../shared/ui/UnreadScreen';
import { ChangeContactAction } from './actions/ChangeContactAction';
import { CorrectAction } from './actions/CorrectAction';
import { EraseAction } from './actions/EraseAction';
import { ExportAction } from './actions/ExportAction';
import { LiftAction } from './actions/LiftAction';
import { MergeAction } from './actions/MergeAction';
import { RequestDocumentsAction } from './actions/RequestDocumentsAction';
import { SuspendAction } from './actions/SuspendAction';
import { AccountStatus } from './fields';
import { ApprovalPanel } from './panels/ApprovalPanel';
import { AuditTrailPanel } from './panels/AuditTrailPanel';
import { ComplaintsPanel } from './panels/ComplaintsPanel';
import { PaymentsPanel } from './panels/PaymentsPanel';
import { PersonPanel } from './panels/PersonPanel';
import { RentalsPanel } from './panels/RentalsPanel';
import { RentalsToDecide } from './panels/RentalsToDecide';

interface Props {
  /** The decision buttons of a rental. */
  rentalDecision: ReactNode;
}

export const CustomerShow = (props: Props) => (
  <ShowBase queryOptions={FULL_RECORD} loading={false} error={false}>
    <Page {...props} />
  </ShowBase>
);

const COLUMN = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
} as const;

function Page({ rentalDecision }: Props) {
  const show = useShowContext<ConsoleCustomerDetails>();
  const { record } = show;
  if (!record) return <UnreadScreen title="Customer" reading={show} />;
  return (
    <Screen
      title={{ text: nameOf(record) }}
      lead={<BackLink />}
      actions={
        <>
          <AccountStatus {...record} />
          {!isErasedContact(record.email) && (
            <>
              <SignOutAction<ConsoleCustomerDetails> person="customers" nameOf={nameOf} />
              {record.suspendedAt ? <LiftAction /> : <SuspendAction />}
              {record.approval === 'APPROVED' && <RequestDocumentsAction />}
              <CorrectAction />
              <ChangeContactAction />
              <MergeAction />
              <ExportAction />
              <EraseAction />
            </>
          )}
        </>
      }
    >
      <RereadProblem reading={show} />
      <Box sx={{ ...COLUMN, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' } }}>
        <Box sx={COLUMN}>
          <RentalsToDecide customer={record} decision={rentalDecision} />
          <PersonPanel customer={record} />
          <RentalsPanel resource="bookings" title="Bookings" customer={record} />
          <RentalsPanel resource="reservations" title="Reservations" customer={record} />
          <PaymentsPanel customer={record} />
        </Box>
        <Box sx={COLUMN}>
          <ApprovalPanel customer={record} />
          <NotesPanel about="customers" id={record.id} />
          <ComplaintsPanel customer={record} />
          <AuditTrailPanel trail={record.trail} />
        </Box>
      </Box>
    </Screen>
  );
}
