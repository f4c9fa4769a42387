import type { Problem } from '../problems/problem.rules';
import type { DraftProblem, PaymentDraft } from './payment-draft.rules';
import { refuseDraft } from './payment-draft.rules';

const FIELDS = ['transactionId', 'amount', 'screenshot'];

/** What is wrong with the payment details: at their fields, and above the button. */
export function paymentErrors(draft: PaymentDraft, refused: DraftProblem | null, problem: Problem | null) {
  const fields = problem?.kind === 'failed' ? problem.fields : {};
  return {
    /** Error messages of the server, by field. */
    fields,
    isMissing: refused === 'required' && refuseDraft(draft) === 'required',
    /** Shown above the button, because no field shows it. */
    general: FIELDS.some((field) => fields[field]) ? null : problem,
  };
}
