/** Splits a device label such as `Chrome on Android`, to translate it; null if the label has no system. */
export function partsOfDevice(label: string): { browser: string; system: string } | null {
  const [browser = '', system] = label.split(' on ', 2);
  return system === undefined ? null : { browser, system };
}
