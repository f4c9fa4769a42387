import { momentIn } from '../../contract/calendar.js';

interface Named {
  number: string;
  subject: string;
}

interface MessageText {
  subject: string;
  text: string;
  page: string;
}

const PAGE = '/dashboard/complaints';

export function receivedMessage({ number, subject }: Named, at: Date, zone: string): MessageText {
  return {
    subject: `We have received your complaint ${number}`,
    text: `We received your complaint ${number} ("${subject}") on ${momentIn(zone, at)}. Our team reads it and replies by e-mail; the reply also appears on your dashboard under Complaints.`,
    page: PAGE,
  };
}

export function answeredMessage(
  { number, subject }: Named,
  answer: string,
  at: Date,
  zone: string,
): MessageText {
  return {
    subject: `Our reply to your complaint ${number}`,
    text: `Our reply of ${momentIn(zone, at)} to your complaint ${number} ("${subject}"):\n\n${answer}`,
    page: PAGE,
  };
}

export function movedMessage(
  { number, subject }: Named,
  state: 'OPEN' | 'RESOLVED',
  at: Date,
  zone: string,
): MessageText {
  return state === 'RESOLVED'
    ? {
        subject: `Your complaint ${number} is resolved`,
        text: `We marked your complaint ${number} ("${subject}") as resolved on ${momentIn(zone, at)}. If you do not agree, please send us a new complaint with this number.`,
        page: PAGE,
      }
    : {
        subject: `We have reopened your complaint ${number}`,
        text: `We reopened your complaint ${number} ("${subject}") on ${momentIn(zone, at)} and will look into it again.`,
        page: PAGE,
      };
}
