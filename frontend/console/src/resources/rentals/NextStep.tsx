import type { ConsoleRental } from '@contract/console';
import { StepLink } from './StepLink';

type WaitingRow = Pick<ConsoleRental, 'waitsFor' | 'customerId' | 'transactionRow'>;

/** The next step of a pending rental, if staff take it on another screen. */
export function NextStep({ row: { waitsFor, customerId, transactionRow } }: { row: WaitingRow }) {
  if (waitsFor === 'DOCUMENTS_REVIEW')
    return <StepLink resource="pending-documents" id={customerId} label="Review documents" />;
  if (waitsFor === 'PAYMENT_REVIEW' && transactionRow !== null)
    return <StepLink resource="transactions" id={transactionRow} label="Verify the payment" />;
  return null;
}
