import type { FieldError } from '../../contract/codes.js';
import { MAX_MESSAGE_LENGTH, MAX_SUBJECT_LENGTH } from '../../contract/customers/complaints.js';

export interface ComplaintTexts {
  subject: string;
  message: string;
}

const CONTROL = /[^\P{Cc}\t\n]/u;

/** The cleaned texts, and every field that is wrong. */
export function checkComplaint(texts: Partial<ComplaintTexts>): {
  checked: ComplaintTexts;
  errors: FieldError[];
} {
  const subject = (texts.subject ?? '').replace(/\s+/g, ' ').trim();
  // Forms send line ends as CRLF, whatever was typed.
  const message = (texts.message ?? '').replace(/\r\n?/g, '\n').trim();
  const errors: FieldError[] = [];
  if (!subject) {
    errors.push({ field: 'subject', message: 'Please enter a subject.' });
  } else if (subject.length > MAX_SUBJECT_LENGTH || CONTROL.test(subject)) {
    errors.push({
      field: 'subject',
      message: `The subject can be plain text of at most ${MAX_SUBJECT_LENGTH} characters.`,
    });
  }
  if (!message) {
    errors.push({ field: 'message', message: 'Please describe what happened.' });
  } else if (message.length > MAX_MESSAGE_LENGTH || CONTROL.test(message)) {
    errors.push({
      field: 'message',
      message: `The message can be plain text of at most ${MAX_MESSAGE_LENGTH} characters.`,
    });
  }
  return { checked: { subject, message }, errors };
}
