import { dayIn, timeIn, twelveHour } from '../../contract/calendar.js';

interface Named {
  number: string;
  subject: string;
}

interface MessageText {
  subject: string;
  text: string;
}

const when = (at: Date, zone: string): string => `${dayIn(zone, at)} at ${twelveHour(timeIn(zone, at))} IST`;

export function receivedMessage({ number, subject }: Named, at: Date, zone: string): MessageText {
  return {
    subject: `We have your complaint ${number}`,
    text: `We received your complaint ${number} ("${subject}") on ${when(at, zone)}. A person reads it and answers by e-mail; the answer also appears on your dashboard, under Complaints.`,
  };
}

export function answeredMessage(
  { number, subject }: Named,
  answer: string,
  at: Date,
  zone: string,
): MessageText {
  return {
    subject: `Our answer to your complaint ${number}`,
    text: `About your complaint ${number} ("${subject}"), we answered on ${when(at, zone)}:\n\n${answer}`,
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
        text: `We marked your complaint ${number} ("${subject}") as resolved on ${when(at, zone)}. If it is not settled for you, please send us another one and name this number.`,
      }
    : {
        subject: `Your complaint ${number} is open again`,
        text: `We opened your complaint ${number} ("${subject}") again on ${when(at, zone)} and look into it once more.`,
      };
}
