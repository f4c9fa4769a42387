import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Language } from '@contract/language';
import { localMessage, type Texts } from '@contract/local-message';

/**
 * Texts of a language by scope and key; English needs none. The scope `server` holds texts that arrive in English,
 * under those texts.
 */
export type Translations = Readonly<Record<string, Texts>>;

export interface Locale {
  readonly language: Language;
  readonly translations: Translations;
}

/** Changes every text on the screen at once; nothing else changes. */
type SetLanguage = (language: Language, translations: Translations) => void;

const LocaleContext = createContext<Locale>({ language: 'en', translations: {} });
const SetLanguageContext = createContext<SetLanguage>(() => undefined);

/** `language` and `translations` are those of the first render. */
export function LanguageProvider({ children, ...initial }: Locale & { children: ReactNode }) {
  const [locale, setLocale] = useState<Locale>(initial);
  const setLanguage = useCallback<SetLanguage>((language, translations) => {
    // Before the next render, because formats outside of components read it there.
    document.documentElement.lang = language;
    setLocale({ language, translations });
  }, []);
  useEffect(() => {
    document.documentElement.lang = locale.language;
  }, [locale.language]);
  return (
    <SetLanguageContext value={setLanguage}>
      <LocaleContext value={locale}>{children}</LocaleContext>
    </SetLanguageContext>
  );
}

export function useLanguage(): { language: Language; setLanguage: SetLanguage } {
  return { language: use(LocaleContext).language, setLanguage: use(SetLanguageContext) };
}

export const useTranslations = (): Translations => use(LocaleContext).translations;

/** For texts that arrive in English, from the server or the contract: `local(error.message)`, `local(car.fuelType)`. */
export function useLocalMessage(): (text: string) => string {
  const texts = useTranslations()['server'];
  return useCallback((text: string) => (texts ? localMessage(text, texts) : text), [texts]);
}
