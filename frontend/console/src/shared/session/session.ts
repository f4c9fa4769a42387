import { readTokenCookie, removeTokenCookie, saveTokenCookie } from '@shared/storage/token-cookie';
import { type Role, ROLES } from './roles';

/** Returns the bearer token of this role; null if no such staff member is signed in. */
export const readToken = (role: Role): string | null => readTokenCookie(ROLES[role].cookie);

/** Stores the token until it expires. The server reads it from the bearer header only. @param expiresAt ISO instant */
export const saveToken = (role: Role, token: string, expiresAt: string): void =>
  saveTokenCookie(ROLES[role].cookie, token, expiresAt);

export const removeToken = (role: Role): void => removeTokenCookie(ROLES[role].cookie);
