import type { Language } from '@contract/language';
import { useLanguage } from './LanguageProvider';

/** Returns a function that selects the current language from a text that the business entered in each language. */
export function useInLanguage(): (text: Readonly<Record<Language, string>>) => string {
  const { language } = useLanguage();
  return (text) => text[language];
}
