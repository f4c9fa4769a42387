import { EnvironmentError } from '../config/environment.js';
import { Refusal } from '../http/refusal.js';

interface LoggedError {
  name: string;
  code?: string;
  sqlState?: string;
  constraint?: string;
  table?: string;
  /** Present only if this service has written the text. */
  message?: string;
  frames: string[];
}

const SQL_STATE = /^[0-9A-Z]{5}$/;
const NAME = /^\w{1,80}$/;

/**
 * Converts an error, or the errors in the fields of an object, to loggable data without values, parameters or `detail`.
 */
export function loggable(value: unknown): unknown {
  if (value instanceof Error) return { error: loggedError(value) };
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, field instanceof Error ? loggedError(field) : field]),
  );
}

function loggedError(error: Error): LoggedError {
  // TypeORM wraps the error of the driver.
  const { driverError = error } = error as { driverError?: unknown };
  const { code, constraint, table } = driverError as {
    code?: unknown;
    constraint?: unknown;
    table?: unknown;
  };
  const isSqlState = typeof code === 'string' && SQL_STATE.test(code) && code !== 'EPIPE';
  const isOwnText = error instanceof Refusal || error instanceof EnvironmentError;
  return {
    name: error.name,
    ...(isSqlState ? { sqlState: code } : named('code', typeof code === 'number' ? String(code) : code)),
    ...named('constraint', constraint),
    ...named('table', table),
    ...(isOwnText ? { message: error.message } : {}),
    frames: framesOf(error.stack, error.message),
  };
}

/** The frames of a stack. They follow the message, which may look like a frame. Empty for any other text. */
export const framesOf = (stack = '', message = ''): string[] =>
  stack
    .slice(message === '' ? 0 : stack.lastIndexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());

const named = (key: string, value: unknown): Record<string, string> =>
  typeof value === 'string' && NAME.test(value) ? { [key]: value } : {};
