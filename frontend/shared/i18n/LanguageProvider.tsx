import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import type { Language } from '@contract/language';
import { type Locale, type Localizable, localize, type Translations } from './localize';

/** Changes the language of all texts and leaves other state unchanged. */
type SetLanguage = (language: Language, translations: Translations) => void;

const LocaleContext = createContext<Locale>({ language: 'en', translations: {} });
const SetLanguageContext = createContext<SetLanguage>(() => undefined);

/** Provides the language of the page. Reads `language` and `translations` on the first render only. */
export function LanguageProvider({ children, ...initial }: Locale & { children: ReactNode }) {
  const [locale, setLocale] = useState<Locale>(initial);
  const setLanguage = useCallback<SetLanguage>((language, translations) => {
    // Set before the next render, because formatters outside components read it.
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

/**
 * Returns a function that translates texts of the server and the contract: `localize(error)`,
 * `localize(refusal.message)`, `localize(car.fuelType)`.
 */
export function useLocalize(): (text: Localizable) => string {
  const locale = use(LocaleContext);
  return useCallback((text: Localizable) => localize(text, locale), [locale]);
}
