export { LanguageProvider, useLanguage, useLocalMessage, useText } from './LanguageProvider';
export type { Translations } from './LanguageProvider';
export { chosenLanguage, keepLanguage } from './language-cookie';
export { languageOf } from '@contract/language';
export type { Language } from '@contract/language';
export { defineMessages } from './messages';
export type { TextsFor } from './messages';
