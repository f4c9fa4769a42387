import { keyOf, type TextOrMessage, type WireKey } from '../../contract/messages/message.js';
import { inEnglish } from '../../platform/http/wire-message.js';

/** A reason in the history: its text, and the message key of a reason of the system. */
export const storedReason = (
  reason: TextOrMessage | null,
): { reason: string | null; reasonKey: WireKey | null } => ({
  reason: reason === null ? null : inEnglish(reason),
  reasonKey: reason === null || typeof reason === 'string' ? null : keyOf(reason),
});
