/** Splits the label of a browser, such as `Chrome on Android`, for a text in another language; null if its system is unknown. */
export function partsOfDevice(label: string): { browser: string; system: string } | null {
  const [browser = '', system] = label.split(' on ', 2);
  return system === undefined ? null : { browser, system };
}
