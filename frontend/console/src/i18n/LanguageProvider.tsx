import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { languageCookie, languageOf, type Language } from '@contract/language';
import { fill, localMessage, type Texts } from '@contract/local-message';

interface Spoken {
  readonly language: Language;
  /** By their English; English itself needs none. */
  readonly texts: Texts;
}

interface Speech extends Spoken {
  /** Changes every text on the screen and remembers the choice. @throws when the texts cannot be fetched */
  speak: (language: Language) => Promise<void>;
}

const SpeechContext = createContext<Speech>({ language: 'en', texts: {}, speak: () => Promise.resolve() });

const textsOf = async (language: Language): Promise<Texts> =>
  language === 'en' ? {} : (await import('./hindi')).hindi;

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [spoken, setSpoken] = useState<Spoken>({ language: 'en', texts: {} });
  const speak = useCallback(async (language: Language) => {
    const texts = await textsOf(language);
    setSpoken({ language, texts });
    document.cookie = languageCookie(language, location.protocol === 'https:');
  }, []);
  useEffect(() => {
    const chosen = languageOf(document.cookie);
    // English serves where the other texts cannot be fetched.
    if (chosen !== null && chosen !== 'en') speak(chosen).catch(() => undefined);
  }, [speak]);
  useEffect(() => {
    document.documentElement.lang = spoken.language;
  }, [spoken.language]);
  const speech = useMemo(() => ({ ...spoken, speak }), [spoken, speak]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

export const useSpeech = (): Speech => use(SpeechContext);

/** `const t = useText(); t('Approve {name}?', { name: row.fullName })`. The English text is the key. */
export function useText(): (english: string, params?: Record<string, string | number>) => string {
  const { texts } = use(SpeechContext);
  return useCallback((english, params) => fill(texts[english] ?? english, params), [texts]);
}

/** For whole sentences that arrive in English, such as a refusal of the server. */
export function useLocalMessage(): (text: string) => string {
  const { texts } = use(SpeechContext);
  return useCallback((text: string) => localMessage(text, texts), [texts]);
}
