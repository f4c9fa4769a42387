export { LanguageProvider, useLocalMessage, useOtherLanguage, useSpeech, useText } from './LanguageProvider';
export { rememberedSpeech } from './speech';
