export { LanguageProvider, useLanguage, useLocalMessage, useText } from './LanguageProvider';
export type { Translations } from './LanguageProvider';
export { chosenLanguage, keepLanguage, languageOf } from './language-cookie';
export type { Language } from './language-cookie';
export { defineMessages } from './messages';
export type { TextsFor } from './messages';
