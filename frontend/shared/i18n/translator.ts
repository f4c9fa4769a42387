import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '@contract/language';
import type { MessageParams } from '@contract/messages/message-params';

const known = new WeakMap<Messages, I18n>();

/** Formats the texts of one language by key. Returns the key itself if it has no text and there are no parameters. */
export function translator(
  language: Language,
  texts: Messages,
): (key: string, params?: MessageParams) => string {
  const i18n = known.get(texts) ?? setupI18n({ locale: language, messages: { [language]: texts } });
  known.set(texts, i18n);
  return (key, params) => (params || Object.hasOwn(texts, key) ? i18n._(key, params) : key);
}
