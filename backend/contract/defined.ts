/**
 * Returns `value`, if only its type allows it to be absent.
 * @throws Error that names `what`
 */
export function defined<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
