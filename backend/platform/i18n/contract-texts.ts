import { type BusinessIdentity, identityLines } from '../../contract/business-identity.js';
import { shortDay } from '../../contract/calendar.js';
import type { Language } from '../../contract/language.js';
import { lazily } from '../../contract/lazily.js';
import { businessHindi } from '../../contract/messages/business.hindi.js';
import { businessMessages } from '../../contract/messages/business.messages.js';
import { cancellationHindi } from '../../contract/messages/cancellation.hindi.js';
import { cancellationMessages } from '../../contract/messages/cancellation.messages.js';
import { chargesHindi } from '../../contract/messages/charges.hindi.js';
import { chargesMessages } from '../../contract/messages/charges.messages.js';
import { checkingHindi } from '../../contract/messages/checking.hindi.js';
import { checkingMessages } from '../../contract/messages/checking.messages.js';
import type { Messages, Texts } from '../../contract/messages/define-messages.js';
import { faresHindi } from '../../contract/messages/fares.hindi.js';
import { faresMessages } from '../../contract/messages/fares.messages.js';
import type { CatalogueMessage, WireKey } from '../../contract/messages/message.js';
import { refundTiersHindi } from '../../contract/messages/refund-tiers.hindi.js';
import { refundTiersMessages } from '../../contract/messages/refund-tiers.messages.js';
import { settlementsHindi } from '../../contract/messages/settlements.hindi.js';
import { settlementsMessages } from '../../contract/messages/settlements.messages.js';
import { symmetryHindi } from '../../contract/messages/symmetry.hindi.js';
import { symmetryMessages } from '../../contract/messages/symmetry.messages.js';
import { type FareLine, fareLineNote } from '../../contract/rentals/fare.js';
import { compiled } from './translations.js';

const CATALOGUES: readonly (readonly [Messages<Texts>, Texts])[] = [
  [businessMessages, businessHindi],
  [cancellationMessages, cancellationHindi],
  [symmetryMessages, symmetryHindi],
  [chargesMessages, chargesHindi],
  [checkingMessages, checkingHindi],
  [faresMessages, faresHindi],
  [refundTiersMessages, refundTiersHindi],
  [settlementsMessages, settlementsHindi],
];

/** Texts by message key, including the scope. */
const scoped = (scope: string, texts: Texts): [key: string, text: string][] =>
  Object.entries(texts).map(([key, text]) => [`${scope}.${key}`, text]);

const TEXTS = {
  en: lazily(
    compiled('en', Object.fromEntries(CATALOGUES.flatMap(([{ scope, english }]) => scoped(scope, english)))),
  ),
  hi: lazily(
    compiled('hi', Object.fromEntries(CATALOGUES.flatMap(([{ scope }, hindi]) => scoped(scope, hindi)))),
  ),
};

/** Translates a message of the contract for a printed document. */
export const contractText =
  (language: Language) =>
  ({ key, params }: CatalogueMessage): string =>
    TEXTS[language]()._(key, params as Record<string, unknown>);

/** The details of the business at the end of a printed document. */
export const identityTexts = (business: BusinessIdentity, language: Language): string[] =>
  identityLines(business, shortDay).map(
    ({ label, values }) => `${contractText(language)(label)}: ${values.join(', ')}`,
  );

/** Returns the text of a fare line; in English, the stored text. */
export const fareLineText = (
  { label, messageKey, messageParams }: Omit<FareLine, 'amount'>,
  language: Language,
): string => (language === 'en' || !messageKey ? label : inHindi({ messageKey, messageParams }));

/** Returns the note below a fare line; empty if there is none. */
export function fareNoteText(
  line: Pick<FareLine, 'messageKey'> & { amount: number },
  language: Language,
): string {
  const note = fareLineNote(line);
  return note ? contractText(language)(note) : '';
}

function inHindi({ messageKey, messageParams = {} }: WireKey): string {
  const values = Object.entries(messageParams).map(([name, value]) => [
    name,
    typeof value === 'object' ? inHindi(value) : value,
  ]);
  return TEXTS.hi()._(messageKey, Object.fromEntries(values) as Record<string, unknown>);
}
