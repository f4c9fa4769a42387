import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Language } from '../../../contract/language.js';
import { lazily } from '../../../contract/lazily.js';
import { chargesHindi } from '../../../contract/messages/charges.hindi.js';
import { chargesMessages } from '../../../contract/messages/charges.messages.js';
import type { Texts, Translate } from '../../../contract/messages/define-messages.js';
import type { Message } from '../../../contract/messages/message.js';
import { receiptHindi } from './receipt-messages.hindi.js';
import { receiptMessages } from './receipt-messages.js';

export type ReceiptText = Translate<typeof receiptMessages.english>;

const compiled = (locale: Language, texts: Texts) => () =>
  setupI18n({
    locale,
    messages: {
      [locale]: Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, compileMessageOrThrow(text)]),
      ),
    },
  });

/** By the keys of messages, which have their scope. */
const scoped = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${chargesMessages.scope}.${key}`, text]));

const TEXTS = {
  en: lazily(compiled('en', { ...receiptMessages.english, ...scoped(chargesMessages.english) })),
  hi: lazily(compiled('hi', { ...receiptHindi, ...scoped(chargesHindi) })),
};

/** The texts of a receipt in one language. */
export const receiptText =
  (language: Language): ReceiptText =>
  (key, ...[params]) =>
    TEXTS[language]()._(key, params as Record<string, unknown>);

/** A message about charges in the language of a receipt. */
export const chargeText =
  (language: Language) =>
  ({ key, params }: Message): string =>
    TEXTS[language]()._(key, params as Record<string, unknown>);
