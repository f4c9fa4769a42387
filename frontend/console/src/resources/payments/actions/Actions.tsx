import type { ReactNode } from 'react';
import type { ConsoleTransaction } from '@contract/console';
import { hasLostSlot } from '../flags';
import { refundStepOf } from './refund.rules';
import { RefundAction } from './RefundAction';
import { RefundLink } from './RefundLink';
import { RejectAction } from './RejectAction';
import { VerifyAction } from './VerifyAction';

interface Props {
  row: ConsoleTransaction;
  /** Keys that work on the list row that has the focus. */
  keys?: { verify: string; reject: string };
  /** Wraps each action. */
  wrap?: (name: 'verify' | 'refund' | 'reject', action: ReactNode) => ReactNode;
}

/** The decisions that the payment's status allows, and the link to its refund. */
export function Actions({ row, keys, wrap = (_, action) => action }: Props) {
  const isUndecided = isToDecide(row);
  const refundStep = refundStepOf(row);
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
      {refundStep === 'SEND' && wrap('refund', <RefundLink transactionId={row.transactionId} />)}
      {refundStep === 'OPEN' && wrap('refund', <RefundAction />)}
      {isUndecided && wrap('reject', <RejectAction shortcut={keys?.reject} />)}
    </>
  );
}

const isToDecide = ({ status, decidedAt }: ConsoleTransaction): boolean =>
  status === 'SUBMITTED' || (status === 'REFUND_DUE' && decidedAt === null);
