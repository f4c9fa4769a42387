import type { Language } from '../../../contract/language.js';
import { RETENTION_DAYS } from '../../../contract/privacy/retention.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
import type { NewOutboxMessage } from '../../../platform/outbox/outbox.js';
import { newsletterHindi } from './newsletter-texts.hindi.js';
import { newsletterTexts } from './newsletter-texts.js';

const textsIn = translationsOf(newsletterTexts, newsletterHindi);

export function linkMessage(language: Language, link: string): Pick<NewOutboxMessage, 'subject' | 'text'> {
  const t = textsIn(language);
  return { subject: t('subject'), text: t('text', { link, days: RETENTION_DAYS.newsletter }) };
}
