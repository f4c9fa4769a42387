import { languageCookie, languageOf, type Language } from '@contract/language';

export const chosenLanguage = (): Language | null => languageOf(document.cookie);

/** Remembers the choice on this machine. */
export function keepLanguage(language: Language): void {
  document.cookie = languageCookie(language, location.protocol === 'https:');
}
