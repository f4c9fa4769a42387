import type { Language } from '../../contract/language.js';
import { formatPaise } from '../../contract/money.js';
import { datesIn } from '../../platform/i18n/written-dates.js';
import type { SheetContent } from './document-content.js';
import type { DocumentText, Fact, NamedFact, Terms } from './document-text.js';
import { written } from './printed-agreement.js';

/** Returns the way and the time in which the customer accepted a settlement. */
export const sheetFacts = ({ accepted }: SheetContent, t: DocumentText, language: Language): Fact[] => [
  [t('accepted'), accepted && t(accepted.confirmation, { when: written(accepted.at, language) })],
];

/** Returns the deposit and the amount left to pay, which are printed below the total of a settlement. */
export function sheetTerms(
  { deposit, toPay, payBy }: SheetContent,
  t: DocumentText,
  language: Language,
): { terms?: Terms } {
  const { longDay } = datesIn(language);
  const facts: NamedFact[] = [];
  if (deposit) {
    for (const part of ['held', 'applied', 'returned'] as const)
      if (deposit[part] > 0) facts.push([t(part), formatPaise(deposit[part])]);
    if (deposit.held > 0) facts.push([t('dueOn'), t('dueOnLess', { day: longDay(deposit.dueOn) })]);
  }
  if (payBy !== null && toPay !== null)
    facts.push([t('toPay'), t('payBy', { amount: formatPaise(toPay), day: longDay(payBy) })]);
  return facts.length > 0 ? { terms: { title: t('deposit'), facts } } : {};
}
