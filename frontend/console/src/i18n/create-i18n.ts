import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import { fill, localMessage } from '@contract/local-message';
import type { Locale } from '@shared/i18n';

/** react-admin's own texts by its keys (`ra.action.cancel`), everything else by its English. */
export function createI18n({ language, translations }: Locale): I18nProvider {
  const { console: texts = {}, server = {} } = translations;
  const messages = { ...englishMessages, ...texts };
  const polyglot = polyglotI18nProvider(() => messages, language);
  return {
    ...polyglot,
    translate(key, options: Record<string, string> = {}) {
      if (key.startsWith('ra.')) return polyglot.translate(key, options);
      const english = key.startsWith('resources.') ? (options['_'] ?? key) : key;
      // The server's messages at a field are translated here too.
      return texts[english] === undefined ? localMessage(english, server) : fill(texts[english], options);
    },
  };
}
