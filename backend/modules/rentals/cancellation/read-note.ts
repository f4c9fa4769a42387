import { MAX_REASON_LENGTH } from '../../../contract/limits.js';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import { refuseFields } from '../../../platform/http/refusal.js';

const MIN_NOTE_LENGTH = 3;

/** Reads an optional note of a form. @throws Refusal 1001 */
export function readNote(field: string, text: string | undefined): string | null {
  const note = text?.trim() ?? '';
  if (note === '') return null;
  if (note.length < MIN_NOTE_LENGTH || note.length > MAX_REASON_LENGTH)
    throw refuseFields({
      field,
      message: messageOf(rentalsMessages, 'noteText', { max: MAX_REASON_LENGTH }),
    });
  return note;
}
