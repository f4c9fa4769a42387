import { defined } from '../defined.js';
import type { Messages, ParamsArgument, Texts } from './define-messages.js';

/** A text for users: in English, with the key and the parameters that translate it. */
export interface CatalogueMessage {
  /** Scope and key, such as `rentals.tooLong`. */
  readonly key: string;
  readonly params: MessageValues;
  /** In ICU MessageFormat. */
  readonly english: string;
}

/** A parameter may itself be a message. */
type MessageValues = Readonly<Record<string, string | number | CatalogueMessage>>;

type Values<Arguments> = Arguments extends [infer Params]
  ? [{ readonly [K in keyof Params]: Params[K] | (string extends Params[K] ? CatalogueMessage : never) }]
  : [];

/** Example: `messageOf(rentalsMessages, 'tooLong', { days: 30 })` */
export function messageOf<T extends Texts, K extends keyof T & string>(
  { scope, english }: Messages<T>,
  key: K,
  ...[params]: Values<ParamsArgument<T[K]>>
): CatalogueMessage {
  return {
    key: `${scope}.${key}`,
    params: (params ?? {}) as MessageValues,
    english: defined<string>(english[key], key),
  };
}

/** A typed text without its final full stop, so that a sentence can continue after it. */
export const withoutFullStop = (typed: string): string => typed.replace(/[\s.।]+$/, '');

/** A message of the catalogue, or an English text for API clients other than the site and the console. */
export type TextOrMessage = CatalogueMessage | string;

/** The problem of one field. */
export interface FieldProblem {
  field: string;
  message: TextOrMessage;
}

/** The key and parameters that translate an English text of a response. */
export class WireKey {
  messageKey: string;
  messageParams?: WireParams;
}

/** The fields that translate an English text. */
export class Translation implements Partial<WireKey> {
  /**
   * The key of the message for translation; absent if the message is not shown to users.
   * @example common.invalidEmail
   */
  messageKey?: string;
  /**
   * The values in the message by name. A value that is itself a message also has a key.
   * @example { "seconds": 30 }
   */
  messageParams?: WireParams;
}

/** A message in a response: in English, with the fields that translate it if it comes from the catalogue. */
export class WireMessage extends Translation {
  message: string;
}

/** A parameter that is itself a message also has a key. */
export type WireParams = Readonly<Record<string, string | number | WireKey>>;

export function keyOf({ key, params }: CatalogueMessage): WireKey {
  const values = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? keyOf(value) : value,
  ]);
  return {
    messageKey: key,
    ...(values.length > 0 ? { messageParams: Object.fromEntries(values) as WireParams } : {}),
  };
}
