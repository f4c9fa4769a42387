export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

const NAME = 'language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The language chosen earlier, or null. @param cookies a `Cookie` header, or `document.cookie` */
export function languageOf(cookies: string | null | undefined): Language | null {
  for (const cookie of (cookies ?? '').split(';')) {
    const [name, value] = cookie.trim().split('=');
    if (name === NAME) return LANGUAGES.find((language) => language === value) ?? null;
  }
  return null;
}

/** A `Set-Cookie` or `document.cookie` text that stores the choice for a year. */
export const languageCookie = (language: Language, secure: boolean): string =>
  `${NAME}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Strict${secure ? '; Secure' : ''}`;

/** The first of our languages in an `Accept-Language` header, which lists the preferred one first; null for none. */
export function acceptedLanguage(header: string | undefined): Language | null {
  const names = (header ?? '').split(',').map((part) => part.trim().toLowerCase());
  const ofOurs = (name: string): Language | undefined =>
    LANGUAGES.find((language) => new RegExp(`^${language}(?![a-z])`).test(name));
  return names.map(ofOurs).find((language) => language !== undefined) ?? null;
}

/** The language of a query parameter; English if it is absent or unknown. */
export const knownLanguage = (value: string | undefined): Language =>
  LANGUAGES.find((language) => language === value) ?? 'en';
