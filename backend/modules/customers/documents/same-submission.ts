import { momentIn } from '../../../contract/calendar.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { refuse } from '../../../platform/http/refusal.js';
import type { CustomerApproval } from '../customer.entity.js';

interface Submission {
  approval: CustomerApproval;
  submittedAt: Date | null;
}

/**
 * Compares milliseconds, because the database stores microseconds and responses do not contain them.
 * @param reviewed Submission time of the reviewed documents; undefined skips the check.
 * @throws Refusal 1015 if the customer has submitted documents since the review.
 */
export function requireSameSubmission(
  { approval, submittedAt }: Submission,
  reviewed: string | undefined,
  zone: string,
): void {
  if (reviewed === undefined || submittedAt?.getTime() === Date.parse(reviewed)) return;
  throw refuse(
    'WRONG_STATE',
    submittedAt
      ? messageOf(customersMessages, 'sentAgain', { when: momentIn(zone, submittedAt) })
      : messageOf(customersMessages, 'documentsChanged'),
    { status: approval, submittedAt: submittedAt?.toISOString() ?? null },
  );
}
