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
 * Compares milliseconds, because the database stores microseconds and responses do not contain them.
 * @param reviewed Submission time of the reviewed documents; undefined skips the check, except in production if the documents were just sent again.
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
