import { cancellationMessages } from '../messages/cancellation.messages.js';
import { type CatalogueMessage, messageOf } from '../messages/message.js';
import { formatRupees, rupees } from '../money.js';
import type { CancellationPolicy } from '../settings.js';
import type { AgreedTermsWire } from './agreed-terms.js';
import { type ChargeLine, chargeLines } from './charge-lines.js';
import { earlyReturnPercent, noShowPercent } from './kept-fare.rules.js';
import { ourCancellation } from './symmetry.js';

/** The refund of a customer who cancels or does not come, and of a cancellation by us. */
export const cancellationLines = (policy: CancellationPolicy): ChargeLine[] => [
  { item: messageOf(cancellationMessages, 'byYou'), texts: customersRefund(policy) },
  { item: messageOf(cancellationMessages, 'byUs'), texts: ourPayment(policy) },
  { item: messageOf(cancellationMessages, 'noShow'), texts: [noShowTerm(policy)] },
  { item: messageOf(cancellationMessages, 'earlyReturn'), texts: earlyReturnTerms(policy) },
];

/** The refund if a trip ends before its return time. */
export const earlyReturnTerms = (policy: CancellationPolicy): CatalogueMessage[] => [
  messageOf(cancellationMessages, 'earlyByYou', { percent: earlyReturnPercent(policy) }),
  messageOf(cancellationMessages, 'earlyByUs'),
];

/** The part of the fare that we keep if the customer does not pick up the car. */
export const noShowTerm = (policy: CancellationPolicy): CatalogueMessage =>
  messageOf(cancellationMessages, 'noShowKept', { percent: noShowPercent(policy) });

/** The customer's compensation if we cancel, with its limit. */
export function ourPayment(policy: CancellationPolicy): CatalogueMessage[] {
  const { symmetry, compensationCap: cap = 0 } = policy;
  if (symmetry !== 'PAY_SAME' || cap === 0) return [ourCancellation(policy)];
  const amount = formatRupees(rupees(cap));
  return [ourCancellation(policy), messageOf(cancellationMessages, 'compensationCap', { amount })];
}

/** The customer's refund after a cancellation, by the time before the pickup. */
export function customersRefund(policy: CancellationPolicy): CatalogueMessage[] {
  const {
    freeUntilHours: free,
    partUntilHours: part,
    partPercent: percent,
    coolingOffMinutes: minutes,
  } = policy;
  if (policy.symmetry === 'NO_FEE') return [messageOf(cancellationMessages, 'noFee')];
  const tiers =
    free > part
      ? messageOf(cancellationMessages, 'tiers', { free, part, percent })
      : messageOf(cancellationMessages, 'oneTier', { part });
  // Adds nothing if the refund is full until `part` anyway.
  const hasCooling = minutes > 0 && free > part && percent < 100;
  return hasCooling ? [tiers, messageOf(cancellationMessages, 'cooling', { minutes, part })] : [tiers];
}

/** All terms that a customer agrees to besides the fare. */
export const termLines = ({ charges, cancellation }: AgreedTermsWire): ChargeLine[] => [
  ...chargeLines(charges),
  ...cancellationLines(cancellation),
];

/** The lines of `terms` that differ from those of `others`. */
export function changedLines(terms: AgreedTermsWire, others: AgreedTermsWire): ChargeLine[] {
  const known = new Set(termLines(others).map((line) => JSON.stringify(line)));
  return termLines(terms).filter((line) => !known.has(JSON.stringify(line)));
}
