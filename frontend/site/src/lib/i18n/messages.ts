import type { Texts } from '@contract/local-message';

/** An object with a value for each placeholder of a text. */
type ParamsOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? { [key in Name]: string | number } & ParamsOf<Rest>
  : unknown;

export interface Messages<T extends Texts> {
  /** Translations have the same scope. */
  readonly scope: string;
  readonly english: T;
}

/** The English texts of a feature. Translations are looked up by scope; a missing one falls back to English. */
export function defineMessages<const T extends Texts>(scope: string, english: T): Messages<T> {
  return { scope, english };
}

/** The same keys in another language; a missing or an additional key does not compile. */
export type TextsFor<M> = M extends Messages<infer T> ? { readonly [K in keyof T]: string } : never;

export type Translate<T extends Texts> = <K extends keyof T & string>(
  key: K,
  ...params: unknown extends ParamsOf<T[K]> ? [] : [ParamsOf<T[K]>]
) => string;
