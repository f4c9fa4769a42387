import type { ParamsArgument } from '@contract/messages/define-messages';
import type { wordsHindi } from './words.hindi';

/** `app/i18n/texts.hindi.ts` adds the texts of all folders, which this folder cannot import. */
export interface KnownTexts {
  words: keyof typeof wordsHindi;
}

/** The English texts of the console. A text without a Hindi translation does not compile. */
type Text = KnownTexts[keyof KnownTexts];

/** A text without parameters, such as a label. */
export type PlainText = Exclude<Text, `${string}{${string}`>;

/** A text in the user's language that is composed of other texts or data. */
export interface Composed {
  readonly text: string;
}

export const shownText = (text: PlainText | Composed, t: Translate): string =>
  typeof text === 'string' ? t(text) : text.text;

export type Translate = <T extends Text>(text: T, ...params: ParamsArgument<T>) => string;
