import type { Language } from '@contract/language';
import { type Locale, savedLanguage, type Translations } from '@shared/i18n';

const ENGLISH: Locale = { language: 'en', translations: {} };

/** @throws when the texts cannot be fetched */
export async function loadTranslations(language: Language): Promise<Translations> {
  if (language === 'en') return {};
  const { hindi, errorsHindi, serverHindi } = await import('./hindi');
  return { words: hindi, errors: errorsHindi, ...serverHindi };
}

/** Returns the locale of the last visit, or English if its texts cannot be fetched. */
export async function loadSavedLocale(): Promise<Locale> {
  const language = savedLanguage() ?? 'en';
  try {
    return { language, translations: await loadTranslations(language) };
  } catch {
    return ENGLISH;
  }
}
