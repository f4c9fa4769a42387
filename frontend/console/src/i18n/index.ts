export { LanguageProvider, useLanguage, useLocalMessage, useTranslations } from '@shared/i18n';
export { loadSavedLocale } from './load-translations';
export { useOtherLanguage } from './use-other-language';
export { shownText } from './texts';
export type { Composed, PlainText, Text, Translate } from './texts';
export { useText } from './use-text';
