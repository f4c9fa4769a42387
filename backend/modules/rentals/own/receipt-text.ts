import type { Language } from '../../../contract/language.js';
import { lazily } from '../../../contract/lazily.js';
import { businessHindi } from '../../../contract/messages/business.hindi.js';
import { businessMessages } from '../../../contract/messages/business.messages.js';
import { cancellationHindi } from '../../../contract/messages/cancellation.hindi.js';
import { cancellationMessages } from '../../../contract/messages/cancellation.messages.js';
import { chargesHindi } from '../../../contract/messages/charges.hindi.js';
import { chargesMessages } from '../../../contract/messages/charges.messages.js';
import type { Texts, Translate } from '../../../contract/messages/define-messages.js';
import { faresHindi } from '../../../contract/messages/fares.hindi.js';
import { faresMessages } from '../../../contract/messages/fares.messages.js';
import type { CatalogueMessage, WireKey } from '../../../contract/messages/message.js';
import { symmetryHindi } from '../../../contract/messages/symmetry.hindi.js';
import { symmetryMessages } from '../../../contract/messages/symmetry.messages.js';
import { type FareLine, fareLineNote } from '../../../contract/rentals/fare.js';
import { compiled } from '../../../platform/i18n/translations.js';
import { receiptHindi } from './receipt-messages.hindi.js';
import { receiptMessages } from './receipt-messages.js';

export type ReceiptText = Translate<typeof receiptMessages.english>;

/** Texts by message key, including the scope. */
const scoped = (scope: string, texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${scope}.${key}`, text]));

const TEXTS = {
  en: lazily(
    compiled('en', {
      ...receiptMessages.english,
      ...scoped(businessMessages.scope, businessMessages.english),
      ...scoped(cancellationMessages.scope, cancellationMessages.english),
      ...scoped(symmetryMessages.scope, symmetryMessages.english),
      ...scoped(chargesMessages.scope, chargesMessages.english),
      ...scoped(faresMessages.scope, faresMessages.english),
    }),
  ),
  hi: lazily(
    compiled('hi', {
      ...receiptHindi,
      ...scoped(businessMessages.scope, businessHindi),
      ...scoped(cancellationMessages.scope, cancellationHindi),
      ...scoped(symmetryMessages.scope, symmetryHindi),
      ...scoped(chargesMessages.scope, chargesHindi),
      ...scoped(faresMessages.scope, faresHindi),
    }),
  ),
};

/** The texts of a receipt in one language. */
export const receiptText =
  (language: Language): ReceiptText =>
  (key, ...[params]) =>
    TEXTS[language]()._(key, params as Record<string, unknown>);

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
  return note ? chargeText(language)(note) : '';
}

function inHindi({ messageKey, messageParams = {} }: WireKey): string {
  const values = Object.entries(messageParams).map(([name, value]) => [
    name,
    typeof value === 'object' ? inHindi(value) : value,
  ]);
  return TEXTS.hi()._(messageKey, Object.fromEntries(values) as Record<string, unknown>);
}

/** Translates a message about charges or the business to the language of a receipt. */
export const chargeText =
  (language: Language) =>
  ({ key, params }: CatalogueMessage): string =>
    TEXTS[language]()._(key, params as Record<string, unknown>);
