export { LanguageProvider, useLanguage, useLocalize } from '@shared/i18n';
export type { Localizable, Translations } from '@shared/i18n';
export { languageOf } from '@contract/language';
export type { Language } from '@contract/language';
export { defineMessages } from '@contract/messages/define-messages';
export type { TextsFor } from '@contract/messages/define-messages';
export { useText } from './use-text';
