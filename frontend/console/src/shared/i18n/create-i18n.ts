import type { I18nProvider } from 'react-admin';
import type { MessageParams } from '@contract/messages/message-params';
import { type Locale, type Localizable, translator } from '@shared/i18n';
import { SERVER } from '../http/error-text';
import { english } from './english';
import { reactAdminEnglish } from './react-admin-texts';

/** Translates react-admin's own texts by their keys (`ra.action.cancel`), and all others by their English text. */
export function createI18n(
  { language, translations }: Locale,
  local: (text: Localizable) => string,
): I18nProvider {
  const texts = translations['words'] ?? english;
  const translate = translator(language, texts);
  const translateOwn = translator('en', reactAdminEnglish);
  return {
    translate(key, options: MessageParams & { _?: string } = {}) {
      if (key.startsWith('ra.') && Object.hasOwn(texts, key)) return translate(key, options);
      if (Object.hasOwn(reactAdminEnglish, key)) return translateOwn(key, options);
      if (key.startsWith(SERVER))
        return local({
          message: options._ ?? '',
          messageKey: key.slice(SERVER.length),
          messageParams: options,
        });
      const text = /^(ra|resources)\./.test(key) ? (options._ ?? key) : key;
      return Object.hasOwn(texts, text) ? translate(text, options) : local(text);
    },
    getLocale: () => language,
    changeLocale: () => Promise.resolve(),
  };
}
