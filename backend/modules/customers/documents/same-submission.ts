import { momentIn } from '../../../contract/calendar.js';
import { refuse } from '../../../platform/http/refusal.js';
import type { CustomerApproval } from '../customer.entity.js';

interface Submission {
  approval: CustomerApproval;
  submittedAt: Date | null;
}

/**
 * Compares to the millisecond, because the database keeps microseconds and our answers do not show them.
^ * @param seen absent for those who need not say what they looked at
 * @throws Refusal 1015 when the documents are not those that were looked at.
 */
export function requireSameSubmission(
  { approval, submittedAt }: Submission,
  seen: string | undefined,
  zone: string,
): void {
  if (seen === undefined || submittedAt?.getTime() === Date.parse(seen)) return;
  throw refuse(
    'WRONG_STATE',
    submittedAt
      ? `These documents were sent again on ${momentIn(zone, submittedAt)}; check them again.`
      : 'These documents have changed; check them again.',
    { status: approval, submittedAt: submittedAt?.toISOString() ?? null },
  );
}
