import type { Day } from '../../../contract/calendar.js';
import { reasonIn } from '../../../contract/customers/document-reasons.js';
import type { IdentityKind } from '../../../contract/customers/identity-documents.js';
import type { RejectionReasons, Renewal } from '../../../contract/customers/people.js';
import type { Language } from '../../../contract/language.js';
import { EMAIL_MOVE_HOURS } from '../../../contract/limits.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
import { datesIn } from '../../../platform/i18n/written-dates.js';
import type { NewOutboxMessage } from '../../../platform/outbox/outbox.js';
import type { CustomerContact } from '../customer-contacts.js';
import type { LockedCustomer } from '../lock-customer.js';
import { customerHindi } from './customer-texts.hindi.js';
import { customerTexts } from './customer-texts.js';

const textsIn = translationsOf(customerTexts, customerHindi);

/** @param declined References of the rentals that the suspension declined. */
export function suspendedMessage(
  { email, language }: CustomerContact,
  reason: string,
  declined: readonly string[],
): NewOutboxMessage {
  const t = textsIn(language);
  const text = t('suspended', { reason });
  const ended = t('suspendedDeclined', { count: declined.length, references: declined.join(', ') });
  return {
    channel: 'EMAIL',
    to: email,
    subject: t('suspendedSubject'),
    text: declined.length > 0 ? `${text}\n\n${ended}` : text,
  };
}

export function liftedMessage(
  { email, language, approval }: CustomerContact & Pick<LockedCustomer, 'approval'>,
  reason: string,
): NewOutboxMessage {
  const t = textsIn(language);
  return {
    channel: 'EMAIL',
    to: email,
    subject: t('activeSubject'),
    text: t('active', { approval, reason }),
    page: '/login',
  };
}

/** @param reason Why a staff member corrected the name or the address. */
export function correctedMessage({ email, language }: CustomerContact, reason: string): NewOutboxMessage {
  const t = textsIn(language);
  return {
    channel: 'EMAIL',
    to: email,
    subject: t('correctedSubject'),
    text: t('corrected', { reason }),
    page: '/login',
  };
}

/** Notifies the earlier and the new contact. The text to the earlier one does not contain the new one. */
export function contactChangedMessages(
  { email, language }: CustomerContact,
  { field, value }: { field: 'email' | 'mobile'; value: string },
): NewOutboxMessage[] {
  const t = textsIn(language);
  if (field === 'mobile')
    return [
      {
        channel: 'EMAIL',
        to: email,
        subject: t('mobileChangedSubject'),
        text: t('mobileChanged', { ending: value.slice(-2) }),
      },
    ];
  const subject = t('emailChangedSubject');
  return [
    { channel: 'EMAIL', to: email, subject, text: t('emailChanged') },
    { channel: 'EMAIL', to: value, subject, text: t('emailIsNew'), page: '/login' },
  ];
}

/** Notifies the owner of the account that the number was proved, because it may belong to another person. */
export function mobileProvedMessage({ email, language }: CustomerContact, mobile: string): NewOutboxMessage {
  const t = textsIn(language);
  return {
    channel: 'EMAIL',
    to: email,
    subject: t('mobileProvedSubject'),
    text: t('mobileProved', { ending: mobile.slice(-2) }),
  };
}

/** @param isProved True if the other customer has proved the number to our team. */
export function numberLostMessage(
  { email, language, mobile }: CustomerContact & { mobile: string | null },
  { isProved }: { isProved: boolean },
): NewOutboxMessage {
  const t = textsIn(language);
  return {
    channel: 'EMAIL',
    to: email,
    subject: t('numberLostSubject'),
    text: t(isProved ? 'numberLostProved' : 'numberLostUnproved', { ending: mobile?.slice(-2) ?? '' }),
    page: '/login',
  };
}

/** Warns the current address before the change. A sign-in with that address stops it. */
export function emailMoveMessage({ email, language }: CustomerContact): NewOutboxMessage {
  const t = textsIn(language);
  return {
    channel: 'EMAIL',
    to: email,
    subject: t('emailMoveSubject'),
    text: t('emailMove', { hours: EMAIL_MOVE_HOURS }),
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

/** A customer who may be suspended, and then can neither sign in nor rent. */
type ReviewedContact = CustomerContact & { suspended: boolean };

export function approvedMessage({ email, language, suspended }: ReviewedContact): NewOutboxMessage {
  const t = textsIn(language);
  const subject = t('approvedSubject');
  if (suspended) return { channel: 'EMAIL', to: email, subject, text: t('approvedSuspended') };
  return { channel: 'EMAIL', to: email, subject, text: t('approved'), page: '/dashboard/bookings' };
}

/** @param until The last day for sending the renewed licence. */
export function licenceRunsOutMessage(
  { email, language }: CustomerContact,
  { validUntil, until, isOver }: { validUntil: Day; until: Day; isOver: boolean },
): NewOutboxMessage {
  const t = textsIn(language);
  const { longDay } = datesIn(language);
  const day = longDay(validUntil);
  const text = isOver ? 'licenceOver' : 'licence';
  return {
    channel: 'EMAIL',
    to: email,
    subject: t(`${text}Subject`, { day }),
    text: t(text, { day, until: longDay(until) }),
    page: '/login',
  };
}

/** Returns the reason for requesting a licence that expires, in the customer's language. */
export const licenceEnds = (language: Language, validUntil: Day): string =>
  textsIn(language)('licenceEnds', { day: datesIn(language).longDay(validUntil) });

/** Returns the reason for requesting documents that can no longer be decrypted. */
export const keyLost = (language: Language): string => textsIn(language)('keyLost');

/** Documents to send again. `identity` names the kind that was sent. */
interface AskedAgain {
  reasons: RejectionReasons;
  identity: { kind: IdentityKind } | null;
}

export const rejectedMessage = (contact: ReviewedContact, asked: AskedAgain): NewOutboxMessage =>
  documentsMessage('rejected', contact, asked);

/** @param until The last day for sending the documents. */
export function renewalMessage(
  contact: ReviewedContact,
  { until, ...asked }: AskedAgain & Pick<Renewal, 'until'>,
): NewOutboxMessage {
  return documentsMessage('renewal', contact, asked, { until: datesIn(contact.language).longDay(until) });
}

/** Asks the customer for documents again after the end of the approval. */
export const requestedMessage = (contact: ReviewedContact, asked: AskedAgain): NewOutboxMessage =>
  documentsMessage('requested', contact, asked);

function documentsMessage(
  text: 'rejected' | 'requested' | 'renewal',
  { email, language, suspended }: ReviewedContact,
  { reasons: { aadhaar, license, note }, identity }: AskedAgain,
  { until } = { until: '' },
): NewOutboxMessage {
  const t = textsIn(language);
  const lines = [
    aadhaar && t(identity?.kind ?? 'identity', { reason: reasonIn(language, aadhaar) }),
    license && t('license', { reason: reasonIn(language, license) }),
    note,
  ].filter(Boolean);
  const reasons = lines.join('\n');
  if (suspended)
    return {
      channel: 'EMAIL',
      to: email,
      subject: t('suspendedAgainSubject'),
      text: t('suspendedAgain', { reasons }),
    };
  return {
    channel: 'EMAIL',
    to: email,
    subject: t('rejectedSubject'),
    text: t(text, { until, reasons }),
    page: '/login',
  };
}
