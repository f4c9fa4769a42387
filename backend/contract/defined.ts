/**
 * `value`, where only its type leaves open whether it is there.
 * @throws Error that names `what`
 */
export function defined<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
