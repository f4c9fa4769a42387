import type { ConsoleRental } from '@contract/console';
import { Row } from '../../shared/ui/Row';
import { CancelAction } from './CancelAction';
import { ConfirmAction } from './ConfirmAction';
import { DecisionButtons } from './DecisionButtons';
import { DeclineAction } from './DeclineAction';
import { NextStep } from './NextStep';
import { TripActions } from './TripActions';

/** The buttons for the moves that the row's status allows. */
export const RentalDecision = () => (
  <Row<ConsoleRental>>
    {(row) =>
      row.possibleMoves.length > 0 && (
        <DecisionButtons>
          <NextStep row={row} />
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
    {row.status === 'PENDING' && (
      <>
        <ConfirmAction isNext={row.waitsFor === 'DECISION'} />
        <DeclineAction />
      </>
    )}
    <TripActions row={row} />
    {row.status === 'CONFIRMED' && row.possibleMoves.includes('CANCELLED') && <CancelAction />}
  </>
);
