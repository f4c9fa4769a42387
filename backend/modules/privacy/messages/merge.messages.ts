import type { Language } from '../../../contract/language.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
import type { MessageText } from './erasure.messages.js';
import { mergeHindi } from './merge-texts.hindi.js';
import { mergeTexts } from './merge-texts.js';

const textsIn = translationsOf(mergeTexts, mergeHindi);

/** To the address of the deleted account. It does not name the other one, because a stranger may read the address. */
export function mergedMessage(language: Language): MessageText {
  const t = textsIn(language);
  return { subject: t('subject'), text: t('text') };
}
