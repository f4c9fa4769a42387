import { useMemo } from 'react';
import { fill, type Texts } from '@contract/local-message';
import { useTranslations } from '@shared/i18n';
import type { Messages, Translate } from './messages';

/** `const t = useText(browseMessages); t('seats', { count: 5 })` */
export function useText<T extends Texts>(messages: Messages<T>): Translate<T> {
  const translations = useTranslations();
  return useMemo(() => {
    const translate = (key: string, params?: Record<string, string | number>) =>
      fill(translations[messages.scope]?.[key] ?? messages.english[key] ?? key, params);
    return translate as Translate<T>;
  }, [messages, translations]);
}
