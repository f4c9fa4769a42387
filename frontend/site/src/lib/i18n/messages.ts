import type { Texts } from '@contract/local-message';

/** Names between braces in a text, as an object of values to put there. */
type ParamsOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? { [key in Name]: string | number } & ParamsOf<Rest>
  : unknown;

export interface Messages<T extends Texts> {
  /** Under this name another language keeps its own texts for the same keys. */
  readonly scope: string;
  readonly english: T;
}

/** One feature's texts, in English. Other languages are looked up by the scope; a missing text falls back to this. */
export function defineMessages<const T extends Texts>(scope: string, english: T): Messages<T> {
  return { scope, english };
}

/** The same texts in another language: a missing or a surplus key does not compile. */
export type TextsFor<M> = M extends Messages<infer T> ? { readonly [K in keyof T]: string } : never;

export type Translate<T extends Texts> = <K extends keyof T & string>(
  key: K,
  ...params: unknown extends ParamsOf<T[K]> ? [] : [ParamsOf<T[K]>]
) => string;
