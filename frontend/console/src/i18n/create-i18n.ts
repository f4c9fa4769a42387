import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { fill, localMessage } from '@contract/local-message';
import type { Spoken } from './speech';

/** react-admin's own texts by its keys (`ra.action.cancel`), everything else by its English. */
export function createI18n({ language, texts, sentences }: Spoken): I18nProvider {
  const messages = { ...englishMessages, ...texts } as unknown as TranslationMessages;
  const own = polyglotI18nProvider(() => messages, language);
  return {
    ...own,
    translate(key, options: Record<string, string> = {}) {
      if (key.startsWith('ra.')) return own.translate(key, options);
      const english = key.startsWith('resources.') ? (options['_'] ?? key) : key;
      // What the server says at a field comes this way too.
      return texts[english] === undefined ? localMessage(english, sentences) : fill(texts[english], options);
    },
  };
}
