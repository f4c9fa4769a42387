export interface ListRow {
  id: unknown;
}

/** Returns the changes since a list was loaded, with the number of new rows; null if it is up to date. */
export function changesBetween(
  shown: readonly ListRow[],
  fresh: readonly ListRow[],
): { added: number } | null {
  const ids = new Set(shown.map(({ id }) => id));
  const added = fresh.filter(({ id }) => !ids.has(id)).length;
  return added === 0 && JSON.stringify(shown) === JSON.stringify(fresh) ? null : { added };
}
