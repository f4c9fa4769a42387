interface Named {
  id: number;
  name: string | null;
}

/** Returns the name of a staff member, with the id if another one has the same name. Without a name, returns the id. */
export function staffLabel(id: number, all: readonly Named[]): string {
  const name = all.find((one) => one.id === id)?.name ?? null;
  if (name === null) return `#${id}`;
  return all.some((other) => other.name === name && other.id !== id) ? `${name} (#${id})` : name;
}
