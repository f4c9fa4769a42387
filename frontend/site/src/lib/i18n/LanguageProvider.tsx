import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { fill } from './messages';
import type { Messages, Texts, Translate } from './messages';

export type Language = 'en';

/** Texts of the chosen language by scope and key; English needs none. */
export type Translations = Readonly<Record<string, Texts>>;

const LanguageContext = createContext<{ language: Language; translations: Translations }>({
  language: 'en',
  translations: {},
});

export function LanguageProvider({ children }: { children: ReactNode }) {
  const value = useMemo(() => ({ language: 'en' as const, translations: {} }), []);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** `const t = useText(browseMessages); t('seats', { count: 5 })` */
export function useText<T extends Texts>(messages: Messages<T>): Translate<T> {
  const { translations } = use(LanguageContext);
  return useMemo(() => {
    const translate = (key: string, params?: Record<string, string | number>) =>
      fill(translations[messages.scope]?.[key] ?? messages.english[key] ?? key, params);
    return translate as Translate<T>;
  }, [messages, translations]);
}
