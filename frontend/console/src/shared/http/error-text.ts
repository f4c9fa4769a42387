import { CODES, type FieldError } from '@contract/codes';
import { messageOf, type WireMessage } from '@contract/messages/message';
import { ApiError, inEnglish, NetworkError } from '@shared/http';
import { formatInstant } from '../i18n/format';
import { errorMessages } from './error-messages';

// The server writes instants as ISO 8601; people read them in the city's time.
const INSTANT = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/g;

const textOf = (key: 'noResponse' | 'unreadable' | 'unknown'): WireMessage => ({
  message: inEnglish(messageOf(errorMessages, key)),
  messageKey: `errors.${key}`,
});

function withReason(key: 'network' | 'server' | 'refused', reason: WireMessage): WireMessage {
  const { message, messageKey, messageParams } = reason;
  return {
    message: inEnglish(messageOf(errorMessages, key, { reason: message })),
    messageKey: `errors.${key}`,
    messageParams: { reason: messageKey ? { messageKey, messageParams } : message },
  };
}

/** The text that a user reads after a failed request. */
export function explain(error: unknown): WireMessage {
  const reason = reasonOf(error);
  if (error instanceof NetworkError && error.failure === 'timeout') return reason;
  if (error instanceof NetworkError && error.failure === 'unreachable') return withReason('network', reason);
  return withReason(error instanceof ApiError && error.http >= 500 ? 'server' : 'refused', reason);
}

/** Returns only the reason, for texts that have their own beginning. */
export function reasonOf(error: unknown): WireMessage {
  if (error instanceof NetworkError)
    return textOf(error.failure === 'unreadable' ? 'unreadable' : 'noResponse');
  if (!(error instanceof Error) || !error.message) return textOf('unknown');
  const { messageKey, messageParams } = error as Partial<WireMessage>;
  return { message: error.message.replace(INSTANT, formatInstant), messageKey, messageParams };
}

/** The server's messages about single fields. */
export const fieldErrorsOf = (error: unknown): readonly FieldError[] =>
  error instanceof ApiError ? error.errors : [];

/** Returns the same for react-admin's form, which passes these texts to the i18n provider. */
export const formErrorsOf = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    fieldErrorsOf(error).map(({ field, message, messageKey, messageParams }) => [
      field,
      messageKey
        ? `@@react-admin@@${JSON.stringify({ message: SERVER + messageKey, args: { ...messageParams, _: message } })}`
        : message,
    ]),
  );

/** Prefix of a server message's key, which tells the i18n provider to translate it as one. */
export const SERVER = 'server.';

/** The error, followed by the server's messages for single fields. */
export function explainWithFields(error: unknown): WireMessage[] {
  const text = explain(error);
  return [text, ...fieldErrorsOf(error).filter(({ message }) => !text.message.includes(message))];
}

/** True if the record has changed since it was loaded. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === CODES.WRONG_STATE.code;
