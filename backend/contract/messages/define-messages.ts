import type { ParamsOf } from './message-params.js';

/** Message texts in ICU MessageFormat by key. The build of the frontends compiles them, so that no parser is loaded. */
export type Texts = Readonly<Record<string, string>>;

export interface Messages<T extends Texts> {
  /** Translations have the same scope. */
  readonly scope: string;
  readonly english: T;
}

/** The English texts of a feature. Translations are looked up by scope. */
export function defineMessages<const T extends Texts>(scope: string, english: T): Messages<T> {
  return { scope, english };
}

/** The same keys in another language; a missing or an additional key does not compile. */
export type TextsFor<M> = M extends Messages<infer T> ? { readonly [K in keyof T]: string } : never;

/** The parameters that a text requires, as the rest of an argument list. */
export type ParamsArgument<Text extends string> = unknown extends ParamsOf<Text> ? [] : [ParamsOf<Text>];

export type Translate<T extends Texts> = <K extends keyof T & string>(
  key: K,
  ...params: ParamsArgument<T[K]>
) => string;
