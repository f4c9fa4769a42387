import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Language, LANGUAGES } from '../../contract/language.js';
import { lazily } from '../../contract/lazily.js';
import type { Messages, Texts, Translate } from '../../contract/messages/define-messages.js';

/** Compiles the texts of one language. */
export const compiled = (locale: Language, texts: Texts) => () =>
  setupI18n({
    locale,
    messages: {
      [locale]: Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, compileMessageOrThrow(text)]),
      ),
    },
  });

/** Translates texts that the server sends in the reader's language, such as e-mails. Compiled on first use. */
export function translationsOf<T extends Texts>(
  { english }: Messages<T>,
  hindi: { readonly [K in keyof T]: string },
): (language: Language) => Translate<T> {
  const texts = { en: lazily(compiled('en', english)), hi: lazily(compiled('hi', hindi)) };
  return (language) =>
    (key, ...[params]) =>
      texts[language]()._(key, params as Record<string, unknown>);
}

/** A text for the office, which has no language setting. */
export const inBothLanguages = (write: (language: Language) => string): string =>
  LANGUAGES.map(write).join('\n\n');
