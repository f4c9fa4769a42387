import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { keyOf, type TextOrMessage, type WireMessage } from '../../contract/messages/message.js';

const LOCALE = 'en';
const i18n = setupI18n({ locale: LOCALE, messages: { [LOCALE]: {} } });

export function inEnglish(text: TextOrMessage): string {
  if (typeof text === 'string') return text;
  const { key, params, english } = text;
  if (!Object.hasOwn(i18n.messages, key)) i18n.load(LOCALE, { [key]: compileMessageOrThrow(english) });
  const values = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? inEnglish(value) : value,
  ]);
  return i18n._(key, Object.fromEntries(values) as Record<string, unknown>);
}

export const toWire = (text: TextOrMessage): WireMessage => ({
  message: inEnglish(text),
  ...(typeof text === 'string' ? {} : keyOf(text)),
});
