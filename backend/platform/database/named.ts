/** Matches quoted text, a cast or a parameter. */
const TOKEN = /'[^']*'|"[^"]*"|::|:([a-z]\w*)/gi;

/**
 * Converts named parameters such as `:carId` to the numbered ones of `query`, in the order of `values`.
 * @throws Error if a name has no value, or a value is not used.
 */
export function named(
  sql: string,
  values: Readonly<Record<string, unknown>>,
): [sql: string, parameters: unknown[]] {
  const names = Object.keys(values);
  const unused = new Set(names);
  const numbered = sql.replace(TOKEN, (token, name?: string) => {
    if (name === undefined) return token;
    if (!names.includes(name)) throw new Error(`The parameter :${name} has no value.`);
    unused.delete(name);
    return `$${names.indexOf(name) + 1}`;
  });
  if (unused.size > 0) throw new Error(`The statement has no parameter ${[...unused].join(', ')}.`);
  return [numbered, Object.values(values)];
}
