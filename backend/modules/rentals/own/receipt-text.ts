import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Language } from '../../../contract/language.js';
import { lazily } from '../../../contract/lazily.js';
import type { Translate } from '../../../contract/messages/define-messages.js';
import { receiptHindi } from './receipt-messages.hindi.js';
import { receiptMessages } from './receipt-messages.js';

export type ReceiptText = Translate<typeof receiptMessages.english>;

const compiled = (locale: Language, texts: Record<string, string>) => () =>
  setupI18n({
    locale,
    messages: {
      [locale]: Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, compileMessageOrThrow(text)]),
      ),
    },
  });

const TEXTS = {
  en: lazily(compiled('en', receiptMessages.english)),
  hi: lazily(compiled('hi', receiptHindi)),
};

/** The texts of a receipt in one language. */
export const receiptText =
  (language: Language): ReceiptText =>
  (key, ...[params]) =>
    TEXTS[language]()._(key, params as Record<string, unknown>);
