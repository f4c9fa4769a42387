import type { Language } from '../../../contract/language.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
import type { MessageText } from './erasure.messages.js';
import { mergeHindi } from './merge-texts.hindi.js';
import { mergeTexts } from './merge-texts.js';

const textsIn = translationsOf(mergeTexts, mergeHindi);

/**
 * Sent to the e-mail address of the deleted account. Does not name the other account, because a stranger may read the
 * e-mail.
 */
export function mergedMessage(language: Language): MessageText {
  const t = textsIn(language);
  return { subject: t('subject'), text: t('text') };
}
