import type { ConsoleRental } from '@contract/console';
import { CancelAction } from '../rentals/CancelAction';
import { DecisionButtons } from '../rentals/DecisionButtons';
import { DeclineAction } from '../rentals/DeclineAction';
import { NextStep } from '../rentals/NextStep';
import { TripActions } from '../rentals/TripActions';
import { Row } from '../ui/Row';

/** A booking is confirmed automatically. An unconfirmed one can be cancelled before its pickup time and declined after it. */
export const Decision = () => (
  <Row<ConsoleRental>>
    {(row) => {
      const { possibleMoves } = row;
      if (possibleMoves.length === 0) return null;
      return (
        <DecisionButtons>
          <NextStep row={row} />
          <TripActions row={row} />
          {possibleMoves.includes('CANCELLED') ? (
            <CancelAction />
          ) : (
            possibleMoves.includes('DECLINED') && <DeclineAction />
          )}
        </DecisionButtons>
      );
    }}
  </Row>
);
