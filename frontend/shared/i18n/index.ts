export { LanguageProvider, useLanguage, useLocalMessage, useTranslations } from './LanguageProvider';
export type { Locale, Translations } from './LanguageProvider';
export { LANGUAGE_NAMES, otherLanguage } from './other-language';
export { savedLanguage, saveLanguage } from './saved-language';
export { translator } from './translator';
