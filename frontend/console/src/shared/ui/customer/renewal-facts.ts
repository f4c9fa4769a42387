import type { Renewal } from '@contract/customers/people';
import { formatDay } from '../../i18n/format';
import type { Fact } from '../Facts';

/**
 * Returns the documents that staff asked an approved customer to send again, with the reasons, and a new name to
 * approve.
 */
export function renewalFacts(renewal: Renewal | null): Fact[] {
  if (!renewal) return [];
  const { reasons, until, submittedAt, fullName } = renewal;
  const facts: Fact[] = [];
  if (fullName) facts.push(['New name', fullName]);
  if (reasons.aadhaar) facts.push(['New identity document', reasons.aadhaar]);
  if (reasons.license) facts.push(['New licence', reasons.license]);
  if (!submittedAt) facts.push(['Approved until', formatDay(until)]);
  return facts;
}
