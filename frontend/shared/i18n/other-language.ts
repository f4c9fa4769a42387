import type { Language } from '@contract/language';

/** The name of each language in that language, for users who cannot read the current one. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'hi' : 'en');
