import type { ReactNode } from 'react';
import type { ConsoleTransaction } from '@contract/console';
import { hasLostSlot } from '../flags';
import { RefundAction } from './RefundAction';
import { RejectAction } from './RejectAction';
import { VerifyAction } from './VerifyAction';

interface Props {
  row: ConsoleTransaction;
  /** Keys that work on the list row that has the focus. */
  keys?: { verify: string; reject: string };
  /** Wraps each action. */
  wrap?: (name: 'verify' | 'refund' | 'reject', action: ReactNode) => ReactNode;
}

/** The decisions that the payment's status allows. A refund needs a verified payment. */
export function Actions({ row, keys, wrap = (_, action) => action }: Props) {
  const isOwed = row.status === 'REFUND_DUE';
  const isUnlinked = row.status === 'VERIFIED' && row.bookingId === null;
  const isUndecided = isToDecide(row);
  return (
    <>
      {isUndecided &&
        wrap(
          'verify',
          <VerifyAction
            isNext={row.flags.length === 0}
            isCarTaken={hasLostSlot(row)}
            shortcut={keys?.verify}
          />,
        )}
      {(isUnlinked || (isOwed && !isUndecided)) && wrap('refund', <RefundAction />)}
      {isUndecided && wrap('reject', <RejectAction shortcut={keys?.reject} />)}
    </>
  );
}

const isToDecide = ({ status, decidedAt }: ConsoleTransaction): boolean =>
  status === 'SUBMITTED' || (status === 'REFUND_DUE' && decidedAt === null);
