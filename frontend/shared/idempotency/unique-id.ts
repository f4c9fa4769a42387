/** Returns a random id, also over plain HTTP, where `crypto.randomUUID` does not exist. */
export function uniqueId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
