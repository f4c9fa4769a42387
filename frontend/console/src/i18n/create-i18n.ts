import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import type { Language } from '@contract/language';
import { fill, type Texts } from '@contract/local-message';

/** react-admin's own texts by its keys (`ra.action.cancel`), everything else by its English. */
export function createI18n(language: Language, texts: Texts): I18nProvider {
  const messages = { ...englishMessages, ...texts } as unknown as TranslationMessages;
  const own = polyglotI18nProvider(() => messages, language);
  return {
    ...own,
    translate: (key, options: Record<string, string> = {}) =>
      key.startsWith('ra.') ? own.translate(key, options) : fill(texts[key] ?? options['_'] ?? key, options),
  };
}
