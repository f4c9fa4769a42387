import { useCallback } from 'react';
import { type Localizable, translator, useLanguage, useLocalize, useTranslations } from '@shared/i18n';
import { findSentence } from './find-sentence';

/** For what the server says: messages, and words and stored English sentences by their text. */
export function useLocal(): (text: Localizable) => string {
  const { language } = useLanguage();
  const sentences = useTranslations()['sentences'];
  const localize = useLocalize();
  return useCallback(
    (text) =>
      typeof text === 'string' && sentences
        ? findSentence(text, sentences, translator(language, sentences))
        : localize(text),
    [language, sentences, localize],
  );
}
