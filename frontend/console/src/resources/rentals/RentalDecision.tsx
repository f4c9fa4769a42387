import Typography from '@mui/material/Typography';
import { useCanAccess, useResourceContext } from 'react-admin';
import type { ConsoleRental } from '@contract/console';
import { useText } from '../../shared/i18n';
import { RowMenu } from '../../shared/ui/actions/RowMenu';
import { Row } from '../../shared/ui/Row';
import { CancelAction } from './CancelAction';
import { ConfirmAction } from './ConfirmAction';
import { DecisionButtons } from './DecisionButtons';
import { DeclineAction } from './DeclineAction';
import { Duty } from './Duty';
import { NextStep } from './NextStep';
import { NoShowAction } from './NoShowAction';
import { PickedUpAction } from './PickedUpAction';
import { ReturnedAction } from './ReturnedAction';
import { isUnrecorded, TripStep } from './TripActions';

/** The buttons for the status changes that are possible for the row. */
export const RentalDecision = () => (
  <Row<ConsoleRental>>
    {(row) =>
      row.possibleMoves.length > 0 && (
        <DecisionButtons>
          {isUnrecorded(row) && <WhatHappened />}
          <Next row={row} />
          <OtherMoves row={row} />
        </DecisionButtons>
      )
    }
  </Row>
);

/** The next step as a button, or as text if others have to take it. A menu contains the other moves. */
export function FoldedDecision() {
  const resource = useResourceContext() ?? '';
  const { canAccess: mayCancel } = useCanAccess({ resource, action: 'cancel' });
  return (
    <Row<ConsoleRental>>
      {(row) => (
        <DecisionButtons>
          {isOurs(row, mayCancel === true) ? <Next row={row} /> : <Duty row={row} />}
          {hasOtherMoves(row, mayCancel === true) && (
            <RowMenu of={row.reference}>
              <OtherMoves row={row} />
            </RowMenu>
          )}
        </DecisionButtons>
      )}
    </Row>
  );
}

const isOurs = ({ waitsFor }: ConsoleRental, isAdmin: boolean): boolean =>
  waitsFor === null || (isAdmin && waitsFor !== 'DOCUMENTS' && waitsFor !== 'PAYMENT');

function hasOtherMoves(row: ConsoleRental, mayCancel: boolean): boolean {
  const { possibleMoves, mayDeskCancel } = row;
  const isShown = mayCancel ? ['DECLINED', 'CANCELLED', 'NO_SHOW'] : ['NO_SHOW'];
  return (
    possibleMoves.some((move) => isShown.includes(move)) ||
    (mayCancel && plainMove(row) !== null) ||
    (mayDeskCancel && possibleMoves.includes('CANCELLED'))
  );
}

/** Returns the step of the trip that an admin can record without the form; null if there is none. */
function plainMove(row: ConsoleRental): 'ON_TRIP' | 'RETURNED' | null {
  const { plainTrip, possibleMoves, customerApproval } = row;
  if (!plainTrip || isUnrecorded(row)) return null;
  if (possibleMoves.includes('ON_TRIP')) return customerApproval === 'APPROVED' ? 'ON_TRIP' : null;
  return possibleMoves.includes('RETURNED') ? 'RETURNED' : null;
}

const Next = ({ row }: { row: ConsoleRental }) => (
  <>
    <NextStep row={row} />
    {row.waitsFor === 'DECISION' && row.possibleMoves.includes('CONFIRMED') && <ConfirmAction isNext />}
    <TripStep row={row} />
  </>
);

/**
 * The less frequent moves. A booking is confirmed automatically and can be declined until then; an admin confirms a
 * reservation.
 */
const OtherMoves = ({ row }: { row: ConsoleRental }) => (
  <>
    {row.kind === 'RESERVATION' && row.waitsFor !== 'DECISION' && row.possibleMoves.includes('CONFIRMED') && (
      <ConfirmAction isNext={false} />
    )}
    {plainMove(row) === 'ON_TRIP' && <PickedUpAction />}
    {plainMove(row) === 'RETURNED' && <ReturnedAction />}
    {row.possibleMoves.includes('NO_SHOW') && <NoShowAction isUnrecorded={isUnrecorded(row)} />}
    {row.possibleMoves.includes('DECLINED') && <DeclineAction />}
    {(row.kind === 'BOOKING' || row.status !== 'PENDING') && <CancelStep row={row} />}
  </>
);

function CancelStep({ row }: { row: ConsoleRental }) {
  if (!row.possibleMoves.includes('CANCELLED')) return null;
  if (isUnrecorded(row)) return <CancelAction row={row} label="We could not hand over" />;
  return <CancelAction row={row} label={row.status === 'NO_SHOW' ? 'It was our fault' : 'Cancel'} />;
}

/** Introduces the choices that follow, which are the only ways to end a rental whose time is over. */
function WhatHappened() {
  const t = useText();
  return (
    <Typography variant="body2" sx={{ alignSelf: 'center', fontWeight: 600 }}>
      {t('What happened?')}
    </Typography>
  );
}
