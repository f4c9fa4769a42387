import type { Language } from '../../../contract/language.js';
import { OTP_LIFETIME_SECONDS } from '../../../contract/limits.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
import type { NewOutboxMessage } from '../../../platform/outbox/outbox.js';
import { erasureHindi } from './erasure-texts.hindi.js';
import { erasureTexts } from './erasure-texts.js';

export type MessageText = Pick<NewOutboxMessage, 'subject' | 'text'>;

const textsIn = translationsOf(erasureTexts, erasureHindi);

export function proofMessage(language: Language, code: string): MessageText {
  const t = textsIn(language);
  return { subject: t('codeSubject'), text: t('code', { code, minutes: OTP_LIFETIME_SECONDS / 60 }) };
}

export function erasedMessage(language: Language): MessageText {
  const t = textsIn(language);
  return { subject: t('erasedSubject'), text: t('erased') };
}
