export { LanguageProvider, useLanguage, useLocalize, useTranslations } from './LanguageProvider';
export { localize } from './localize';
export type { Locale, Localizable, Translations } from './localize';
export { LANGUAGE_NAMES, otherLanguage } from './other-language';
export { savedLanguage, saveLanguage } from './saved-language';
export { translator } from './translator';
