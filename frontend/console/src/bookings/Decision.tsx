import type { ConsoleRental } from '@contract/console';
import { CancelAction } from '../rentals/CancelAction';
import { DecisionButtons } from '../rentals/DecisionButtons';
import { DeclineAction } from '../rentals/DeclineAction';
import { TripActions } from '../rentals/TripActions';
import { Row } from '../ui/Row';

/** A booking confirms by itself. One that nothing has confirmed is cancelled before its pickup time, and declined after. */
export const Decision = () => (
  <Row<ConsoleRental>>
    {(row) => {
      const { possibleMoves } = row;
      if (possibleMoves.length === 0) return null;
      return (
        <DecisionButtons>
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
