import type { TextOrMessage } from '../../contract/messages/message.js';
import { inEnglish } from './wire-message.js';

export interface TextContext {
  text: () => TextOrMessage;
}

/** The message of a validator; its context keeps what the response names besides the English. */
export const validationText = (
  text: TextOrMessage | (() => TextOrMessage),
): { message: () => string; context: TextContext } => {
  const current = typeof text === 'function' ? text : () => text;
  return { message: () => inEnglish(current()), context: { text: current } };
};
