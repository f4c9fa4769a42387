import type { ConsoleRental } from '@contract/console';
import { Row } from '../../../shared/ui/Row';
import { CancelAction } from '../CancelAction';
import { DecisionButtons } from '../DecisionButtons';
import { DeclineAction } from '../DeclineAction';
import { NextStep } from '../NextStep';
import { TripActions } from '../TripActions';
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
