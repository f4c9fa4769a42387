import type { WireMessage } from '@contract/messages/message';
import type { Problem } from '../problems/problem.rules';
import type { DraftField, DraftProblems, PaymentDraft } from './payment-draft.rules';
import { draftProblems } from './payment-draft.rules';

const FIELDS = ['transactionId', 'amount', 'screenshot'] as const satisfies readonly DraftField[];

type FieldProblem = 'missing' | 'wrong' | WireMessage;

export interface PaymentErrors {
  fields: Partial<Record<DraftField, FieldProblem>>;
  isMissing: boolean;
  /** Shown above the button, because it belongs to no field. */
  general: Problem | null;
}

/**
 * Returns the errors of the payment details for their fields and for the line above the button.
 * @param refused Errors of the last submission; those of fields that changed since are left out.
 */
export function paymentErrors(
  draft: PaymentDraft,
  refused: DraftProblems,
  problem: Problem | null,
): PaymentErrors {
  const now = draftProblems(draft);
  const ofServer = problem?.kind === 'failed' ? problem.fields : {};
  const fields: PaymentErrors['fields'] = {};
  for (const field of FIELDS) {
    const error = (refused[field] && now[field]) ?? ofServer[field];
    if (error) fields[field] = error;
  }
  return {
    fields,
    isMissing: FIELDS.some((field) => fields[field] === 'missing'),
    general: FIELDS.some((field) => ofServer[field]) ? null : problem,
  };
}
