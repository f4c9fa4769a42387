import { keyOf, type TextOrMessage, type WireKey } from '../../contract/messages/message.js';
import { inEnglish } from '../../platform/http/wire-message.js';

/** A reason as the history stores it: its text, and the key of one that the system gives. */
export const storedReason = (
  reason: TextOrMessage | null,
): { reason: string | null; reasonKey: WireKey | null } => ({
  reason: reason === null ? null : inEnglish(reason),
  reasonKey: reason === null || typeof reason === 'string' ? null : keyOf(reason),
});
