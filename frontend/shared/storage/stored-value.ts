// Values in browser storage may come from an older version of this product, or may have been edited by the user.

export type Check<T> = (value: unknown) => value is T;

type Checks<T> = { [K in keyof T]-?: Check<T[K]> };

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Accepts finite numbers only. */
export const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** Accepts the ids of the database: integers from 1. */
export const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

export const oneOf =
  <T extends string | undefined>(...options: readonly T[]): Check<T> =>
  (value): value is T =>
    options.some((option) => option === value);

export const nullOr =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value);

export const listOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check);

/** Accepts objects with at least these fields. */
export const objectOf =
  <T extends object>(checks: Checks<T>): Check<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check<unknown>>(checks).every(([field, check]) =>
      check((value as Record<string, unknown>)[field]),
    );

/** Returns the stored JSON, or null if there is none or it does not pass the check. */
export function parseStored<T>(text: string | null, check: Check<T>): T | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return check(value) ? value : null;
  } catch {
    return null;
  }
}
