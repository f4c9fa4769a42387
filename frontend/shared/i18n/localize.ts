import type { Language } from '@contract/language';
import type { Texts } from '@contract/messages/define-messages';
import type { CatalogueMessage, WireMessage, WireParams } from '@contract/messages/message';
import { translator } from './translator';

/** Texts of a language by scope and key; English needs none. */
export type Translations = Readonly<Record<string, Texts>>;

/** A message of a response or of an error, one of the contract, or an English word such as a label or a status. */
export type Localizable = WireMessage | CatalogueMessage | string;

export interface Locale {
  readonly language: Language;
  readonly translations: Translations;
}

const WORDS = 'words';

export function localize(text: Localizable, locale: Locale): string {
  if (typeof text === 'string') return wordOf(text, locale);
  if ('english' in text) {
    const { key, params, english } = text;
    return byKey(key, params, locale) ?? translator('en', { [key]: english })(key, valuesOf(params, locale));
  }
  const { messageKey, messageParams = {}, message } = text;
  return (messageKey && byKey(messageKey, messageParams, locale)) ?? wordOf(message, locale);
}

const wordOf = (word: string, { language, translations }: Locale): string => {
  const words = translations[WORDS];
  return words && Object.hasOwn(words, word) ? translator(language, words)(word) : word;
};

type Params = CatalogueMessage['params'] | WireParams;

/** Returns the text of a key such as `rentals.tooLong`; undefined if there is none, as always in English. */
function byKey(messageKey: string, params: Params, locale: Locale): string | undefined {
  const [scope = '', key = ''] = messageKey.split('.');
  const texts = locale.translations[scope];
  if (!texts || !Object.hasOwn(texts, key)) return undefined;
  return translator(locale.language, texts)(key, valuesOf(params, locale));
}

function valueOf(value: Params[string], locale: Locale): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return wordOf(value, locale);
  return localize('messageKey' in value ? { message: value.messageKey, ...value } : value, locale);
}

/** Translates parameters that are messages or words. */
const valuesOf = (params: Params, locale: Locale): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries<Params[string]>(params).map(([name, value]) => [name, valueOf(value, locale)]),
  );
