import type { Language } from '@contract/language';
import { type Locale, savedLanguage, type Translations } from '@shared/i18n';

const ENGLISH: Locale = { language: 'en', translations: {} };

/** A text with changing parts needs this many other letters, or it would match almost any sentence. */
const MIN_FIXED_LETTERS = 5;

const isDistinctive = (english: string): boolean =>
  !english.includes('{') || english.replace(/\{\w+\}|[^A-Za-z]/g, '').length >= MIN_FIXED_LETTERS;

/**
 * Under `console` all texts by their English, under `sentences` those that are recognized in whole sentences.
 * @throws when the texts cannot be fetched
 */
export async function loadTranslations(language: Language): Promise<Translations> {
  if (language === 'en') return {};
  const { hindi, errorsHindi, serverHindi } = await import('./hindi');
  const sentences = Object.fromEntries(Object.entries(hindi).filter(([english]) => isDistinctive(english)));
  return { console: hindi, words: hindi, sentences, errors: errorsHindi, ...serverHindi };
}

/** As chosen on an earlier visit; English where the other texts cannot be fetched. */
export async function loadSavedLocale(): Promise<Locale> {
  const language = savedLanguage() ?? 'en';
  try {
    return { language, translations: await loadTranslations(language) };
  } catch {
    return ENGLISH;
  }
}
