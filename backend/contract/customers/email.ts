const EMAIL = /^[^\s@<>()",;:\\[\]]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** Trimmed and lower-cased; null when it does not look like an e-mail address. */
export function normaliseEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return email.length <= 254 && EMAIL.test(email) ? email : null;
}
