import { useMemo } from 'react';
import type { Messages, Texts, Translate } from '@contract/messages/define-messages';
import { translator, useLanguage, useTranslations } from '@shared/i18n';

/** `const t = useText(browseMessages); t('seats', { count: 5 })` */
export function useText<T extends Texts>(messages: Messages<T>): Translate<T> {
  const { language } = useLanguage();
  const translations = useTranslations();
  return useMemo(
    () => translator(language, translations[messages.scope] ?? messages.english) as Translate<T>,
    [messages, language, translations],
  );
}
