import type { Day } from '../../../contract/calendar.js';
import { reasonIn } from '../../../contract/customers/document-reasons.js';
import type { RejectionReasons } from '../../../contract/customers/people.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
import { datesIn } from '../../../platform/i18n/written-dates.js';
import type { NewOutboxMessage } from '../../../platform/outbox/outbox.js';
import type { CustomerContact } from '../customer-contacts.js';
import { customerHindi } from './customer-texts.hindi.js';
import { customerTexts } from './customer-texts.js';

const textsIn = translationsOf(customerTexts, customerHindi);

export function suspendedMessage({ email, language }: CustomerContact, reason: string): NewOutboxMessage {
  const t = textsIn(language);
  return { channel: 'EMAIL', to: email, subject: t('suspendedSubject'), text: t('suspended', { reason }) };
}

export function liftedMessage({ email, language }: CustomerContact, reason: string): NewOutboxMessage {
  const t = textsIn(language);
  return {
    channel: 'EMAIL',
    to: email,
    subject: t('activeSubject'),
    text: t('active', { reason }),
    page: '/login',
  };
}

/** @param hours Maximum time until the team decides. */
export function receivedMessage({ email, language }: CustomerContact, hours: number): NewOutboxMessage {
  const t = textsIn(language);
  return {
    channel: 'EMAIL',
    to: email,
    subject: t('receivedSubject'),
    text: t('received', { hours }),
    page: '/dashboard/bookings',
  };
}

export function approvedMessage({ email, language }: CustomerContact): NewOutboxMessage {
  const t = textsIn(language);
  return {
    channel: 'EMAIL',
    to: email,
    subject: t('approvedSubject'),
    text: t('approved'),
    page: '/dashboard/bookings',
  };
}

export function licenceRunsOutMessage(
  { email, language }: CustomerContact,
  validUntil: Day,
): NewOutboxMessage {
  const t = textsIn(language);
  const day = datesIn(language).longDay(validUntil);
  return { channel: 'EMAIL', to: email, subject: t('licenceSubject', { day }), text: t('licence', { day }) };
}

export const rejectedMessage = (contact: CustomerContact, reasons: RejectionReasons): NewOutboxMessage =>
  documentsMessage('rejected', contact, reasons);

/** Documents that were approved before are needed again. */
export const requestedMessage = (contact: CustomerContact, reasons: RejectionReasons): NewOutboxMessage =>
  documentsMessage('requested', contact, reasons);

function documentsMessage(
  text: 'rejected' | 'requested',
  { email, language }: CustomerContact,
  { aadhaar, license, note }: RejectionReasons,
): NewOutboxMessage {
  const t = textsIn(language);
  const reasons = [
    aadhaar && t('aadhaar', { reason: reasonIn(language, aadhaar) }),
    license && t('license', { reason: reasonIn(language, license) }),
    note,
  ].filter(Boolean);
  return {
    channel: 'EMAIL',
    to: email,
    subject: t('rejectedSubject'),
    text: t(text, { reasons: reasons.join('\n') }),
    page: '/login',
  };
}
