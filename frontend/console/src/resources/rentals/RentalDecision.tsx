import Typography from '@mui/material/Typography';
import type { ConsoleRental } from '@contract/console';
import { useText } from '../../shared/i18n';
import { Row } from '../../shared/ui/Row';
import { CancelAction } from './CancelAction';
import { ConfirmAction } from './ConfirmAction';
import { DecisionButtons } from './DecisionButtons';
import { DeclineAction } from './DeclineAction';
import { NextStep } from './NextStep';
import { isUnrecorded, TripActions } from './TripActions';

/** The buttons for the moves that the row's status allows. */
export const RentalDecision = () => (
  <Row<ConsoleRental>>
    {(row) =>
      row.possibleMoves.length > 0 && (
        <DecisionButtons>
          <NextStep row={row} />
          {isUnrecorded(row) && <WhatHappened />}
          {row.kind === 'BOOKING' ? <BookingActions row={row} /> : <ReservationActions row={row} />}
        </DecisionButtons>
      )
    }
  </Row>
);

/** A booking is confirmed automatically; it can be declined until then. */
const BookingActions = ({ row }: { row: ConsoleRental }) => (
  <>
    <TripActions row={row} />
    {row.possibleMoves.includes('DECLINED') && <DeclineAction />}
    <CancelStep row={row} />
  </>
);

/** A pending reservation can be confirmed or declined. */
const ReservationActions = ({ row }: { row: ConsoleRental }) => (
  <>
    {row.possibleMoves.includes('CONFIRMED') && <ConfirmAction isNext={row.waitsFor === 'DECISION'} />}
    {row.possibleMoves.includes('DECLINED') && <DeclineAction />}
    <TripActions row={row} />
    {row.status !== 'PENDING' && <CancelStep row={row} />}
  </>
);

function CancelStep({ row }: { row: ConsoleRental }) {
  if (!row.possibleMoves.includes('CANCELLED')) return null;
  if (isUnrecorded(row)) return <CancelAction row={row} label="We could not hand over" />;
  return <CancelAction row={row} label={row.status === 'NO_SHOW' ? 'It was our fault' : 'Cancel'} />;
}

/** The choices that follow are the only ways to end a rental whose time is over. */
function WhatHappened() {
  const t = useText();
  return (
    <Typography variant="body2" sx={{ alignSelf: 'center', fontWeight: 600 }}>
      {t('What happened?')}
    </Typography>
  );
}
