import type { ConsoleRental } from '@contract/console';
import { Row } from '../../../shared/ui/Row';
import { CancelAction } from '../CancelAction';
import { DecisionButtons } from '../DecisionButtons';
import { DeclineAction } from '../DeclineAction';
import { NextStep } from '../NextStep';
import { TripActions } from '../TripActions';

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
