export { LanguageProvider, useLanguage, useLocalize as useLocal, useTranslations } from '@shared/i18n';
export type { Localizable } from '@shared/i18n';
export { shownText } from './texts';
export type { Composed, PlainText, Translate } from './texts';
export { useText } from './use-text';
