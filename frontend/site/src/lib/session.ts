import { useSyncExternalStore } from 'react';
import type { RentalAction } from '@contract/rentals/fare';
import { endSession } from '@shared/http/end-session';
import { oneOf } from '@shared/storage/stored-value';
import {
  readTokenCookie,
  removeTokenCookie,
  saveTokenCookie,
  validToken,
} from '@shared/storage/token-cookie';

// This is the only file that accesses session storage and the token cookies.

const isCarAction = oneOf<RentalAction>('book', 'reserve');

type SessionKey =
  | 'token'
  | 'carAction'
  | 'selectedCar'
  | 'mobile'
  | 'email'
  | 'holdId'
  | `paymentDraft.${RentalAction}`;
type CookieName = 'token' | 'admintoken' | 'customadmintoken';

const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Values that the browser does not store, because its session storage is blocked or full. A reload loses them. */
const unstored = new Map<SessionKey, string>();

/** Returns undefined if session storage is not allowed, or full. */
function inStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}

export const readSession = (key: SessionKey): string | null =>
  unstored.get(key) ?? inStorage((storage) => storage.getItem(key)) ?? null;

export function writeSession(key: SessionKey, value: string): void {
  unstored.set(key, value);
  inStorage((storage) => {
    // If the new value does not fit, a reload must not return the earlier one.
    storage.removeItem(key);
    storage.setItem(key, value);
    unstored.delete(key);
  });
  notifyListeners();
}

export function removeFromSession(...keys: readonly SessionKey[]): void {
  if (keys.includes('token')) endSession('api', rentingToken());
  for (const key of keys) {
    unstored.delete(key);
    inStorage((storage) => storage.removeItem(key));
  }
  notifyListeners();
}

export function clearSession(): void {
  endSession('api', rentingToken());
  unstored.clear();
  inStorage((storage) => storage.clear());
  notifyListeners();
}

const CALLS = { token: 'api', admintoken: 'admin', customadmintoken: 'custom-admin' } as const;

function removeCookies(...names: CookieName[]): void {
  for (const name of names) {
    endSession(CALLS[name], readTokenCookie(name));
    removeTokenCookie(name);
  }
  notifyListeners();
}

/** The account token of `/login`: it gives access to all data of this customer. */
export const accountToken = (): string | null => readTokenCookie('token');

/** The two-hour token of `/user-login`: it allows renting and registering, and gives access to no data. */
export const rentingToken = (): string | null => validToken(readSession('token'));

/** The token for fares, holds, payments, rentals and registration. */
export const rentalToken = (): string | null => rentingToken() ?? accountToken();

/** @param expiresAt ISO instant; the cookie expires together with the token. */
export function saveAccountToken(token: string, expiresAt: string): void {
  saveTokenCookie('token', token, expiresAt);
  notifyListeners();
}

export const saveRentingToken = (token: string): void => writeSession('token', token);

export function saveContact(mobile: string, email: string): void {
  writeSession('mobile', mobile);
  writeSession('email', email);
}

export const savedEmail = (): string => readSession('email') ?? '';

export function savedCarAction(): RentalAction | null {
  const action = readSession('carAction');
  return isCarAction(action) ? action : null;
}

export const saveCarAction = (action: RentalAction): void => writeSession('carAction', action);

export const readSelectedCar = (): string | null => readSession('selectedCar');
export const writeSelectedCar = (text: string): void => writeSession('selectedCar', text);

/**
 * Clears data when a page is visited: all of it on the home page, session storage and the account token on `/login`,
 * and only the renting sign-in on `/user-login`.
 */
export const clearOnVisit = {
  home(): void {
    clearSession();
    removeCookies('token', 'admintoken', 'customadmintoken');
  },
  login(): void {
    clearSession();
    removeCookies('token');
  },
  /** Keeps the chosen car and the action, because the sign-in returns to them. */
  userLogin(): void {
    removeFromSession('token', 'mobile', 'email');
  },
};

export function clearAccountToken(): void {
  removeCookies('token');
}

/** The account token, null during hydration. Updates after every change that this file makes. */
export function useAccountToken(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    accountToken,
    () => null,
  );
}
