import type { ReactNode } from 'react';
import type { ConsoleTransaction } from '@contract/console';
import { isStranded } from '../flags';
import { RefundAction } from './RefundAction';
import { RejectAction } from './RejectAction';
import { VerifyAction } from './VerifyAction';

interface Props {
  row: ConsoleTransaction;
  /** Wraps each action. */
  wrap?: (name: 'verify' | 'refund' | 'reject', action: ReactNode) => ReactNode;
}

/** The decisions that the payment's status allows. */
export function Actions({ row, wrap = (_, action) => action }: Props) {
  const isOwed = row.status === 'REFUND_DUE';
  const isUndecided = row.status === 'SUBMITTED' || (isOwed && row.decidedAt === null);
  return (
    <>
      {isUndecided &&
        !isStranded(row) &&
        wrap('verify', <VerifyAction isNext={!isOwed && row.flags.length === 0} />)}
      {(isOwed || isStranded(row)) && wrap('refund', <RefundAction />)}
      {isUndecided && wrap('reject', <RejectAction />)}
    </>
  );
}
