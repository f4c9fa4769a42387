import { translationsOf } from '../../../platform/i18n/translations.js';
import { datesIn } from '../../../platform/i18n/written-dates.js';
import type { NewOutboxMessage } from '../../../platform/outbox/outbox.js';
import type { CustomerContact } from '../../customers/index.js';
import { complaintHindi } from './complaint-texts.hindi.js';
import { complaintTexts } from './complaint-texts.js';

/** Complaint details in messages to the customer. `at` is the time of the last change of state. */
export interface ComplaintSummary extends CustomerContact {
  number: string;
  subject: string;
  at: Date;
  zone: string;
}

const textsIn = translationsOf(complaintTexts, complaintHindi);

const addressed = ({ email }: CustomerContact): Pick<NewOutboxMessage, 'channel' | 'to' | 'page'> => ({
  channel: 'EMAIL',
  to: email,
  page: '/dashboard/complaints',
});

const factsOf = ({ number, subject, at, zone, language }: ComplaintSummary) => ({
  number,
  subject,
  when: datesIn(language).momentIn(zone, at),
});

/** @param page The number of the complaint's page in the complaint book; null without a page. */
export function receivedMessage(complaint: ComplaintSummary, page: string | null): NewOutboxMessage {
  const t = textsIn(complaint.language);
  const facts = factsOf(complaint);
  const texts = [t('received', facts), ...(page === null ? [] : [t('page', { page })])];
  return { ...addressed(complaint), subject: t('receivedSubject', facts), text: texts.join('\n\n') };
}

export function answeredMessage(complaint: ComplaintSummary, answer: string): NewOutboxMessage {
  const t = textsIn(complaint.language);
  const facts = { ...factsOf(complaint), answer };
  return { ...addressed(complaint), subject: t('answeredSubject', facts), text: t('answered', facts) };
}

export function movedMessage(complaint: ComplaintSummary, state: 'OPEN' | 'RESOLVED'): NewOutboxMessage {
  const t = textsIn(complaint.language);
  const facts = factsOf(complaint);
  return state === 'RESOLVED'
    ? { ...addressed(complaint), subject: t('resolvedSubject', facts), text: t('resolved', facts) }
    : { ...addressed(complaint), subject: t('reopenedSubject', facts), text: t('reopened', facts) };
}
