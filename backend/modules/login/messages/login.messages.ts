import type { Language } from '../../../contract/language.js';
import { OTP_LIFETIME_SECONDS } from '../../../contract/limits.js';
import { type SmsTemplate, smsText } from '../../../contract/sms-templates.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
import { datesIn } from '../../../platform/i18n/written-dates.js';
import type { NewOutboxMessage } from '../../../platform/outbox/outbox.js';
import { loginHindi } from './login-texts.hindi.js';
import { loginTexts } from './login-texts.js';

const textsIn = translationsOf(loginTexts, loginHindi);

/** The e-mail with a customer's one-time code. */
export function codeMail(
  to: string,
  code: string,
  { purpose, language }: { purpose: 'ACCOUNT' | 'RENTING'; language: Language | null },
): NewOutboxMessage {
  const t = textsIn(language ?? 'en');
  return {
    channel: 'EMAIL',
    to,
    carriesCode: true,
    expiresInSeconds: OTP_LIFETIME_SECONDS,
    subject: t('subject'),
    text: t(purpose, { code, minutes: OTP_LIFETIME_SECONDS / 60 }),
  };
}

/** The e-mail with the reason why a customer got no code, if the response does not reveal it. */
export function noCodeMail(
  to: string,
  { isRejected, language }: { isRejected: boolean; language: Language | null },
): NewOutboxMessage {
  const t = textsIn(language ?? 'en');
  return {
    channel: 'EMAIL',
    to,
    subject: t('noCodeSubject'),
    text: t(isRejected ? 'noCodeRejected' : 'noCodeConflict'),
  };
}

type MessageText = Pick<NewOutboxMessage, 'subject' | 'text'>;
const minutes = OTP_LIFETIME_SECONDS / 60;

/** The e-mail with the code that proves the owner of the account. */
export function proofMessage(language: Language, code: string): MessageText {
  const t = textsIn(language);
  return { subject: t('proofSubject'), text: t('proof', { code, minutes }) };
}

/** The e-mail to the address that the desk has typed. It is in English, because the reader's language is unknown. */
export function deskEmailMessage(code: string): MessageText {
  const t = textsIn('en');
  return { subject: t('deskEmailSubject'), text: t('deskEmail', { code, minutes }) };
}

export function emailChangeMessage(language: Language, code: string): MessageText {
  const t = textsIn(language);
  return { subject: t('emailChangeSubject'), text: t('emailChange', { code, minutes }) };
}

/** The e-mail to the owner of an address that another customer wants to use. */
export function emailTakenMessage(language: Language): MessageText {
  const t = textsIn(language);
  return { subject: t('emailTakenSubject'), text: t('emailTaken') };
}

interface NewSignIn {
  browser: string;
  zone: string;
  at: Date;
}

export function newSignInMail(
  to: string,
  { browser, zone, at, language }: NewSignIn & { language: Language | null },
): NewOutboxMessage {
  const t = textsIn(language ?? 'en');
  const time = datesIn(language ?? 'en').momentIn(zone, at);
  return { channel: 'EMAIL', to, subject: t('newSignInSubject'), text: t('newSignIn', { browser, time }) };
}

/** The e-mail to the office about a staff member's new browser, in English. */
export function staffSignInMail(
  to: string,
  { browser, zone, at, member }: NewSignIn & { member: string },
): NewOutboxMessage {
  const t = textsIn('en');
  const time = datesIn('en').momentIn(zone, at);
  return {
    channel: 'EMAIL',
    to,
    subject: t('newSignInSubject'),
    text: t('newStaffSignIn', { browser, time, member }),
  };
}

/** The e-mail to the office about the use of a recovery code, in English. */
export function recoveryCodeMail(
  to: string,
  { zone, at, member }: Omit<NewSignIn, 'browser'> & { member: string },
): NewOutboxMessage {
  const t = textsIn('en');
  const time = datesIn('en').momentIn(zone, at);
  return {
    channel: 'EMAIL',
    to,
    subject: t('recoveryCodeSubject'),
    text: t('recoveryCode', { time, member }),
  };
}

/** An SMS with a one-time code. It is in English, because then 160 characters fit into one SMS. */
export const codeSms = (
  to: string,
  template: SmsTemplate,
  values: Parameters<typeof smsText>[1],
): NewOutboxMessage => ({
  channel: 'SMS',
  to,
  carriesCode: true,
  expiresInSeconds: OTP_LIFETIME_SECONDS,
  subject: loginTexts.english.subject,
  text: smsText(template, values),
  template,
});
