export { LanguageProvider, useLocalMessage, useSpeech, useText } from './LanguageProvider';
