import { LANGUAGE_NAMES, otherLanguage, saveLanguage, useLanguage } from '@shared/i18n';
import { loadTranslations } from './load-translations';

export function useOtherLanguage() {
  const { language, setLanguage } = useLanguage();
  const other = otherLanguage(language);

  /** @throws when the texts cannot be fetched */
  async function change(): Promise<void> {
    setLanguage(other, await loadTranslations(other));
    saveLanguage(other);
  }

  return { other, name: LANGUAGE_NAMES[other], change };
}
