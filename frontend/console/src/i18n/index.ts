export { LanguageProvider, useLanguage, useLocalMessage, useTranslations } from '@shared/i18n';
export { loadSavedLocale } from './load-translations';
export { useOtherLanguage } from './use-other-language';
export { useText } from './use-text';
