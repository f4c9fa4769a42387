/**
 * Returns a `value` that is never absent, although its type includes null or undefined.
 * @throws Error that names `what`
 */
export function defined<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
