import type { OwnRental } from '@contract/rentals/rentals';
import type { confirmationMessages } from './messages';

export type NextStep = Extract<keyof (typeof confirmationMessages)['english'], `next${string}`>;

type Progress = Pick<OwnRental, 'kind' | 'status' | 'adminApproval' | 'paymentStatus'> & {
  /** Null if nothing is left to pay. */
  toPay: object | null;
};

/** Returns the remaining steps before the pickup, the customer's own first. */
export function nextSteps(rental: Progress): NextStep[] {
  if (rental.status === 'CONFIRMED') return rental.toPay ? ['nextPayRest', 'nextBring'] : ['nextBring'];
  if (rental.status !== 'PENDING') return [];
  return [...customerSteps(rental), ...teamSteps(rental), `nextConfirm${rental.kind}`, 'nextBring'];
}

function customerSteps({ kind, adminApproval, paymentStatus, toPay }: Progress): NextStep[] {
  const steps: NextStep[] = [];
  if (adminApproval === null) steps.push('nextUpload');
  if (adminApproval === 'REJECTED') steps.push('nextUploadAgain');
  if (paymentStatus === null || paymentStatus === 'REJECTED') steps.push(`nextPayAgain${kind}`);
  else if (toPay) steps.push('nextPayRest');
  return steps;
}

function teamSteps({ adminApproval, paymentStatus }: Progress): NextStep[] {
  const documents = adminApproval !== 'APPROVED';
  const payment = paymentStatus !== 'VERIFIED';
  if (documents && payment) return ['nextBoth'];
  if (documents) return ['nextDocuments'];
  return payment ? ['nextPayment'] : [];
}
