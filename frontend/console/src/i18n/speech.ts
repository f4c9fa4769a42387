import { languageCookie, languageOf, type Language } from '@contract/language';
import type { Texts } from '@contract/local-message';

export interface Spoken {
  readonly language: Language;
  /** By their English; English itself needs none. */
  readonly texts: Texts;
  /** Those by which a sentence that arrives in English is known. */
  readonly sentences: Texts;
}

export const ENGLISH: Spoken = { language: 'en', texts: {}, sentences: {} };

/** Letters that a text with changing parts must have besides them, or it would fit almost any sentence. */
const TELLING = 5;
const isTelling = (english: string): boolean =>
  !english.includes('{') || english.replace(/\{\w+\}|[^A-Za-z]/g, '').length >= TELLING;

/** @throws when the texts cannot be fetched */
export async function fetchSpeech(language: Language): Promise<Spoken> {
  if (language === 'en') return ENGLISH;
  const { hindi } = await import('./hindi');
  const sentences = Object.fromEntries(Object.entries(hindi).filter(([english]) => isTelling(english)));
  return { language, texts: hindi, sentences };
}

/** As chosen on an earlier visit; English serves where the other texts cannot be fetched. */
export const rememberedSpeech = (): Promise<Spoken> =>
  fetchSpeech(languageOf(document.cookie) ?? 'en').catch(() => ENGLISH);

export function rememberLanguage(language: Language): void {
  document.cookie = languageCookie(language, location.protocol === 'https:');
}
