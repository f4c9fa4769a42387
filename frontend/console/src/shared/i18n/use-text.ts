import { useMemo } from 'react';
import { translator, useLanguage, useTranslations } from '@shared/i18n';
import { english } from './english';
import type { Translate } from './texts';

/** `const t = useText(); t('Approve {name}?', { name: row.fullName })`. The English text is the key. */
export function useText(): Translate {
  const { language } = useLanguage();
  const texts = useTranslations()['words'] ?? english;
  return useMemo(() => translator(language, texts) as Translate, [language, texts]);
}
