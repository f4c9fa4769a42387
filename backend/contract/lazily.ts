/** What is made when it is first needed, and kept: for things that are slow to make, as the formatters of `Intl` are. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
