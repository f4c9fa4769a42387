import { type Role, ROLES } from './roles';

/** The bearer token of this kind of staff; null when nobody is signed in. */
export function readToken(role: Role): string | null {
  const prefix = `${ROLES[role].cookie}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(prefix));
  return found ? decodeURIComponent(found.slice(prefix.length)) || null : null;
}

/** Stores the token until the instant `expiresAt`. The server reads it from the bearer header only. */
export function saveToken(role: Role, token: string, expiresAt: string): void {
  write(role, encodeURIComponent(token), new Date(expiresAt));
}

export function removeToken(role: Role): void {
  write(role, '', new Date(0));
}

function write(role: Role, value: string, expires: Date): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${ROLES[role].cookie}=${value}; Path=/; SameSite=Strict; Expires=${expires.toUTCString()}${secure}`;
}
