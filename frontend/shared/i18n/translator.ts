import { setupI18n, type I18n } from '@lingui/core';
import type { Language } from '@contract/language';
import type { MessageParams } from '@contract/messages/message-params';
import type { Texts } from '@contract/messages/define-messages';

const known = new WeakMap<Texts, I18n>();

/** Formats the texts of one language by key. */
export function translator(
  language: Language,
  texts: Texts,
): (key: string, params?: MessageParams) => string {
  const i18n = known.get(texts) ?? setupI18n({ locale: language, messages: { [language]: texts } });
  known.set(texts, i18n);
  return (key, params) => i18n._(key, params);
}
