import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '@contract/language';
import { fill, localMessage, type Texts } from '@contract/local-message';
import type { Messages, Translate } from './messages';

/**
 * Texts of the chosen language by scope and key; English needs none. The scope `server` holds texts that arrive
 * in English, under those texts.
 */
export type Translations = Readonly<Record<string, Texts>>;

interface Spoken {
  readonly language: Language;
  readonly translations: Translations;
}

interface LanguageChoice {
  language: Language;
  /** Changes every text on the screen at once; nothing else changes. */
  speak: (language: Language, translations: Translations) => void;
}

const SpokenContext = createContext<Spoken>({ language: 'en', translations: {} });
const SpeakContext = createContext<LanguageChoice['speak']>(() => {});

interface LanguageProviderProps {
  /** As the page begins. */
  language: Language;
  translations: Translations;
  children: ReactNode;
}

export function LanguageProvider({ language, translations, children }: LanguageProviderProps) {
  const [spoken, setSpoken] = useState<Spoken>({ language, translations });
  const speak = useCallback(
    (chosen: Language, texts: Translations) => setSpoken({ language: chosen, translations: texts }),
    [],
  );
  useEffect(() => {
    document.documentElement.lang = spoken.language;
  }, [spoken.language]);
  return (
    <SpeakContext value={speak}>
      <SpokenContext value={spoken}>{children}</SpokenContext>
    </SpeakContext>
  );
}

export function useLanguage(): LanguageChoice {
  const { language } = use(SpokenContext);
  return { language, speak: use(SpeakContext) };
}

/** `const t = useText(browseMessages); t('seats', { count: 5 })` */
export function useText<T extends Texts>(messages: Messages<T>): Translate<T> {
  const { translations } = use(SpokenContext);
  return useMemo(() => {
    const translate = (key: string, params?: Record<string, string | number>) =>
      fill(translations[messages.scope]?.[key] ?? messages.english[key] ?? key, params);
    return translate as Translate<T>;
  }, [messages, translations]);
}

/** For texts that arrive in English, from the server or the contract: `say(error.message)`, `say(car.fuelType)`. */
export function useLocalMessage(): (text: string) => string {
  const texts = use(SpokenContext).translations['server'];
  return useCallback((text: string) => (texts ? localMessage(text, texts) : text), [texts]);
}
