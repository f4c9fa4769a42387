import { OTP_LIFE_SECONDS } from '../../contract/limits.js';
import type { Message } from '../../platform/outbox/outbox.js';

/** The text that carries a one-time code. */
export function codeText(code: string, what: string): Pick<Message, 'subject' | 'text' | 'carriesCode'> {
  return {
    carriesCode: true,
    subject: 'Your one-time code',
    text: `${code} is your one-time code to ${what}. It is valid for ${OTP_LIFE_SECONDS / 60} minutes. Do not share it with anyone; we never ask for it.`,
  };
}
