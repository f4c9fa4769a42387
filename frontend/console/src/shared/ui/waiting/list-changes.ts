export interface ListRow {
  id: unknown;
}

/** What a list would show that it does not show yet: new rows are counted; null when nothing differs. */
export function changesBetween(
  shown: readonly ListRow[],
  fresh: readonly ListRow[],
): { added: number } | null {
  const ids = new Set(shown.map(({ id }) => id));
  const added = fresh.filter(({ id }) => !ids.has(id)).length;
  return added === 0 && JSON.stringify(shown) === JSON.stringify(fresh) ? null : { added };
}
