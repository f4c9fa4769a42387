export { LanguageProvider, useText } from './LanguageProvider';
export { defineMessages } from './messages';
