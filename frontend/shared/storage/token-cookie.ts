const cookieText = (name: string, value: string, expires: Date): string =>
  `${name}=${value}; Path=/; SameSite=Strict; Expires=${expires.toUTCString()}` +
  (location.protocol === 'https:' ? '; Secure' : '');

/** Returns the text if it can be sent in a header, otherwise null. */
export const validToken = (text: string | null | undefined): string | null =>
  text && /^[!-~]+$/.test(text) ? text : null;

/** Returns the token in this cookie; null if it is absent or invalid. */
export function readTokenCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  try {
    return validToken(pair && decodeURIComponent(pair.slice(name.length + 1)));
  } catch {
    return null;
  }
}

/** Stores the token until it expires. @param expiresAt ISO instant */
export function saveTokenCookie(name: string, token: string, expiresAt: string): void {
  document.cookie = cookieText(name, encodeURIComponent(token), new Date(expiresAt));
}

export function removeTokenCookie(name: string): void {
  document.cookie = cookieText(name, '', new Date(0));
}
