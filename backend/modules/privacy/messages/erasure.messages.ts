import type { Day } from '../../../contract/calendar.js';
import type { Language } from '../../../contract/language.js';
import { OTP_LIFETIME_SECONDS } from '../../../contract/limits.js';
import { RETENTION_DAYS, UNUSED_ACCOUNT } from '../../../contract/privacy/retention.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
import { datesIn } from '../../../platform/i18n/written-dates.js';
import type { NewOutboxMessage } from '../../../platform/outbox/outbox.js';
import type { CustomerMessage, LockedCustomer } from '../../customers/index.js';
import { erasureHindi } from './erasure-texts.hindi.js';
import { erasureTexts } from './erasure-texts.js';

export type MessageText = Pick<NewOutboxMessage, 'subject' | 'text'>;

const textsIn = translationsOf(erasureTexts, erasureHindi);

export function proofMessage(language: Language, code: string): MessageText {
  const t = textsIn(language);
  return { subject: t('codeSubject'), text: t('code', { code, minutes: OTP_LIFETIME_SECONDS / 60 }) };
}

/** @param keepsDriver True if the record of the driver is kept */
export function erasedMessage(language: Language, keepsDriver: boolean): MessageText {
  const t = textsIn(language);
  const driver = keepsDriver ? `\n\n${t('erasedDriver', { days: RETENTION_DAYS.driverRecord })}` : '';
  return { subject: t('erasedSubject'), text: t('erased') + driver };
}

/** Asks the customer to sign in to keep the account, unless a suspension prevents the sign-in. */
export function unusedMessage(
  { language, suspended }: Pick<LockedCustomer, 'language' | 'suspended'>,
  on: Day,
): CustomerMessage {
  const t = textsIn(language);
  const day = datesIn(language).longDay(on);
  const text = t('unused', { day, months: UNUSED_ACCOUNT.months });
  return {
    subject: t('unusedSubject', { day }),
    ...(suspended ? { text } : { text: `${text}\n\n${t('keep')}`, page: '/login' }),
  };
}
