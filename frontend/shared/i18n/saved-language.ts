import { type Language, languageCookie, languageOf } from '@contract/language';

/** The language that was chosen on an earlier visit. */
export const savedLanguage = (): Language | null => languageOf(document.cookie);

export function saveLanguage(language: Language): void {
  document.cookie = languageCookie(language, location.protocol === 'https:');
}
