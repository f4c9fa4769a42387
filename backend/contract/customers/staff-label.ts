interface Named {
  mobile: string;
  name: string;
}

/** The name of a member of staff, with the mobile number where somebody else has the same name. */
export function staffLabel(mobile: string, name: string, all: readonly Named[]): string {
  return all.some((other) => other.name === name && other.mobile !== mobile) ? `${name} (${mobile})` : name;
}
