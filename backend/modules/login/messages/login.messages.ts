import type { Language } from '../../../contract/language.js';
import { OTP_LIFETIME_SECONDS } from '../../../contract/limits.js';
import { type SmsTemplate, smsText } from '../../../contract/sms-templates.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
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
    subject: t('subject'),
    text: t(purpose, { code, minutes: OTP_LIFETIME_SECONDS / 60 }),
  };
}

/** The SMS with a staff member's one-time code, in English, because 160 of its characters fit into one SMS. */
export const codeSms = (
  to: string,
  template: SmsTemplate,
  values: Parameters<typeof smsText>[1],
): NewOutboxMessage => ({
  channel: 'SMS',
  to,
  carriesCode: true,
  subject: loginTexts.english.subject,
  text: smsText(template, values),
  template,
});
