import { momentIn } from '../../../contract/calendar.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { refuse } from '../../../platform/http/refusal.js';
import type { BusinessSettings } from '../../settings/index.js';
import type { CustomerApproval } from '../customer.entity.js';

interface Submission {
  approval: CustomerApproval;
  submittedAt: Date | null;
  isJustSentAgain: boolean;
}

/**
 * Compares milliseconds, because responses do not contain the microseconds that the database stores.
 * @param reviewed Submission time of the reviewed documents. If it is undefined, the check is skipped unless the
 * documents were just sent again and the protection is not `demo`.
 * @throws Refusal 1015 if the customer has submitted documents since the review.
 */
export function requireSameSubmission(
  { approval, submittedAt, isJustSentAgain }: Submission,
  reviewed: string | undefined,
  { protection, rules: { zone } }: BusinessSettings,
): void {
  const isSame =
    reviewed === undefined
      ? protection === 'demo' || !isJustSentAgain
      : submittedAt?.getTime() === Date.parse(reviewed);
  if (isSame) return;
  throw refuse(
    'WRONG_STATE',
    submittedAt
      ? messageOf(customersMessages, 'sentAgain', { when: momentIn(zone, submittedAt) })
      : messageOf(customersMessages, 'documentsChanged'),
    { status: approval, submittedAt: submittedAt?.toISOString() ?? null },
  );
}
