import { useLocaleState } from 'react-admin';
import type { Language } from '@contract/language';

/** The language of the console. */
export const useLanguage = (): Language => (useLocaleState()[0] === 'hi' ? 'hi' : 'en');
