import type { ConsoleRental } from '@contract/console';
import { CancelAction } from '../rentals/CancelAction';
import { DecisionButtons } from '../rentals/DecisionButtons';
import { DeclineAction } from '../rentals/DeclineAction';
import { NextStep } from '../rentals/NextStep';
import { TripActions } from '../rentals/TripActions';
import { Row } from '../ui/Row';
import { ConfirmAction } from './ConfirmAction';

/** A pending reservation can be confirmed or declined; a confirmed one can be cancelled until its pickup time. */
export const Decision = () => (
  <Row<ConsoleRental>>
    {(row) => {
      const { status, possibleMoves } = row;
      if (possibleMoves.length === 0) return null;
      return (
        <DecisionButtons>
          <NextStep row={row} />
          {status === 'PENDING' && (
            <>
              <ConfirmAction isNext={row.waitsFor === 'DECISION'} />
              <DeclineAction />
            </>
          )}
          <TripActions row={row} />
          {status === 'CONFIRMED' && possibleMoves.includes('CANCELLED') && <CancelAction />}
        </DecisionButtons>
      );
    }}
  </Row>
);
