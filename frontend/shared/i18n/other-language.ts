import type { Language } from '@contract/language';

/** Names of the languages, each in the language itself, for users who cannot read the other one. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'hi' : 'en');
