/** Creates a value on first use and keeps it, for values that are slow to create, such as `Intl` formatters. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
