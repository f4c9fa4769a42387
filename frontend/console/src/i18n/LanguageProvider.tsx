import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Language } from '@contract/language';
import { fill, localMessage } from '@contract/local-message';
import { ENGLISH, fetchSpeech, rememberLanguage, type Spoken } from './speech';

interface Speech extends Spoken {
  /** Changes every text on the screen and remembers the choice. @throws when the texts cannot be fetched */
  speak: (language: Language) => Promise<void>;
}

const SpeechContext = createContext<Speech>({ ...ENGLISH, speak: () => Promise.resolve() });

// `format.ts` reads it there: a date is written where no hook reaches.
function announce({ language }: Spoken): void {
  document.documentElement.lang = language;
}

export function LanguageProvider({ first, children }: { first: Spoken; children: ReactNode }) {
  const [spoken, setSpoken] = useState(() => {
    announce(first);
    return first;
  });
  const speak = useCallback(async (language: Language) => {
    const next = await fetchSpeech(language);
    announce(next);
    setSpoken(next);
    rememberLanguage(language);
  }, []);
  const speech = useMemo(() => ({ ...spoken, speak }), [spoken, speak]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

export const useSpeech = (): Speech => use(SpeechContext);

/** The other language by its own name, and the way to it. */
export function useOtherLanguage(): { other: Language; name: string; change: () => Promise<void> } {
  const { language, speak } = useSpeech();
  const other = language === 'en' ? 'hi' : 'en';
  return { other, name: other === 'hi' ? 'हिन्दी' : 'English', change: () => speak(other) };
}

/** `const t = useText(); t('Approve {name}?', { name: row.fullName })`. The English text is the key. */
export function useText(): (english: string, params?: Record<string, string | number>) => string {
  const { texts } = use(SpeechContext);
  return useCallback((english, params) => fill(texts[english] ?? english, params), [texts]);
}

/** For whole sentences that arrive in English, such as a refusal of the server. */
export function useLocalMessage(): (text: string) => string {
  const { sentences } = use(SpeechContext);
  return useCallback((text: string) => localMessage(text, sentences), [sentences]);
}
