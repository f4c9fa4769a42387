export { LanguageProvider, useLanguage, useLocalize as useLocal, useTranslations } from '@shared/i18n';
export type { Localizable } from '@shared/i18n';
export { loadSavedLocale } from './load-translations';
export { useOtherLanguage } from './use-other-language';
export { shownText } from './texts';
export type { Composed, PlainText, Text, Translate } from './texts';
export { useText } from './use-text';
