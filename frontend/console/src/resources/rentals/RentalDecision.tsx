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

/** A booking is confirmed automatically. An unconfirmed one can be cancelled before its pickup time and declined after it. */
const BookingActions = ({ row }: { row: ConsoleRental }) => (
  <>
    <TripActions row={row} />
    {row.possibleMoves.includes('CANCELLED') ? (
      <CancelAction />
    ) : (
      row.possibleMoves.includes('DECLINED') && <DeclineAction />
    )}
  </>
);

/** A pending reservation can be confirmed or declined; a confirmed one can be cancelled until its pickup time. */
const ReservationActions = ({ row }: { row: ConsoleRental }) => (
  <>
    {row.possibleMoves.includes('CONFIRMED') && <ConfirmAction isNext={row.waitsFor === 'DECISION'} />}
    {row.possibleMoves.includes('DECLINED') && <DeclineAction />}
    <TripActions row={row} />
    {row.status === 'CONFIRMED' && row.possibleMoves.includes('CANCELLED') && <CancelAction />}
  </>
);

/** The choices that follow are the only ways to end a rental whose time is over. */
function WhatHappened() {
  const t = useText();
  return (
    <Typography variant="body2" sx={{ alignSelf: 'center', fontWeight: 600 }}>
      {t('What happened?')}
    </Typography>
  );
}
