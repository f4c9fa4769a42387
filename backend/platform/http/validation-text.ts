import type { TextOrMessage } from '../../contract/messages/message.js';
import { inEnglish } from './wire-message.js';

export interface TextContext {
  text: () => TextOrMessage;
}

/** The options of a validator: its English message, and the catalogue message in its context. */
export const validationText = (
  text: TextOrMessage | (() => TextOrMessage),
): { message: () => string; context: TextContext } => {
  const current = typeof text === 'function' ? text : () => text;
  return { message: () => inEnglish(current()), context: { text: current } };
};
