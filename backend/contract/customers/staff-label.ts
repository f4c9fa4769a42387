interface Named {
  mobile: string;
  name: string;
}

/** Returns the name of a staff member, with the mobile number if another one has the same name. */
export function staffLabel(mobile: string, name: string, all: readonly Named[]): string {
  return all.some((other) => other.name === name && other.mobile !== mobile) ? `${name} (${mobile})` : name;
}
