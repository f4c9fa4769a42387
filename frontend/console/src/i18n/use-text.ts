import { useCallback } from 'react';
import { fill } from '@contract/local-message';
import { useTranslations } from '@shared/i18n';

/** `const t = useText(); t('Approve {name}?', { name: row.fullName })`. The English text is the key. */
export function useText(): (english: string, params?: Record<string, string | number>) => string {
  const texts = useTranslations()['console'];
  return useCallback((english, params) => fill(texts?.[english] ?? english, params), [texts]);
}
