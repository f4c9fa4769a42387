import { MAX_MESSAGE_LENGTH, MAX_SUBJECT_LENGTH } from '../../contract/customers/complaints.js';
import { type FieldProblem, messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';

export interface ComplaintTexts {
  subject: string;
  message: string;
}

const CONTROL = /[^\P{Cc}\t\n]/u;

/** Returns the cleaned texts and all invalid fields. */
export function checkComplaint(texts: Partial<ComplaintTexts>): {
  checked: ComplaintTexts;
  errors: FieldProblem[];
} {
  const subject = (texts.subject ?? '').replace(/\s+/g, ' ').trim();
  // Forms send every line break as CRLF.
  const message = (texts.message ?? '').replace(/\r\n?/g, '\n').trim();
  const errors: FieldProblem[] = [];
  if (!subject) {
    errors.push({ field: 'subject', message: messageOf(officeMessages, 'enterSubject') });
  } else if (subject.length > MAX_SUBJECT_LENGTH || CONTROL.test(subject)) {
    errors.push({
      field: 'subject',
      message: messageOf(officeMessages, 'subjectText', { max: MAX_SUBJECT_LENGTH }),
    });
  }
  if (!message) {
    errors.push({ field: 'message', message: messageOf(officeMessages, 'enterMessage') });
  } else if (message.length > MAX_MESSAGE_LENGTH || CONTROL.test(message)) {
    errors.push({
      field: 'message',
      message: messageOf(officeMessages, 'messageText', { max: MAX_MESSAGE_LENGTH }),
    });
  }
  return { checked: { subject, message }, errors };
}
