import type { Language } from '../../../contract/language.js';
import { LANGUAGES } from '../../../contract/language.js';
import { OTP_LIFETIME_SECONDS } from '../../../contract/limits.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
import type { MessageText } from './erasure.messages.js';
import { exportHindi } from './export-texts.hindi.js';
import { exportTexts } from './export-texts.js';

const textsIn = translationsOf(exportTexts, exportHindi);

export function exportCodeMessage(language: Language, code: string): MessageText {
  const t = textsIn(language);
  return { subject: t('codeSubject'), text: t('code', { code, minutes: OTP_LIFETIME_SECONDS / 60 }) };
}

/** The note in the archive, in each language. */
export const exportNote = (): string => LANGUAGES.map((language) => textsIn(language)('note')).join('\n\n\n');
