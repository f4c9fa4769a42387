import { useSyncExternalStore } from 'react';
import type { RentalAction } from '@contract/fare';
import type { VehicleDetails } from '@contract/vehicles';

// The only file that touches session storage and cookies.

/** The car a visitor chose, as it is kept while they sign in and pay. `cost` is per day. */
export type SelectedCar = Pick<
  VehicleDetails,
  | 'id'
  | 'carName'
  | 'carModel'
  | 'year'
  | 'vehicleType'
  | 'fuelType'
  | 'transmission'
  | 'mileage'
  | 'seatingCapacity'
  | 'location'
  | 'cost'
  | 'costPerDay'
  | 'costPerHour'
  | 'imageUrls'
  | 'images'
  | 'hasAgreement'
>;

type SessionKey =
  'token' | 'carAction' | 'selectedCar' | 'mobile' | 'email' | 'holdId' | `paymentDraft.${RentalAction}`;
type CookieName = 'token' | 'admintoken' | 'customadmintoken';

const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function read(key: SessionKey): string | null {
  return sessionStorage.getItem(key);
}

function write(key: SessionKey, value: string): void {
  sessionStorage.setItem(key, value);
  changed();
}

function drop(...keys: readonly SessionKey[]): void {
  for (const key of keys) sessionStorage.removeItem(key);
  changed();
}

function clearSession(): void {
  sessionStorage.clear();
  changed();
}

function readCookie(name: CookieName): string | null {
  for (const pair of document.cookie.split('; ')) {
    if (pair.startsWith(`${name}=`)) return decodeURIComponent(pair.slice(name.length + 1)) || null;
  }
  return null;
}

function cookieText(name: CookieName, value: string, expires: Date): string {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict; Expires=${expires.toUTCString()}${secure}`;
}

function dropCookies(...names: CookieName[]): void {
  for (const name of names) document.cookie = cookieText(name, '', new Date(0));
  changed();
}

/** The account token of `/login`: it may see everything of this customer's own. */
export const accountToken = (): string | null => readCookie('token');

/** The two-hour token of `/user-login`: it may rent and register, and see nothing. */
export const rentingToken = (): string | null => read('token');

/** Whichever token may quote, hold, pay, rent and register now. */
export const rentalToken = (): string | null => rentingToken() ?? accountToken();

/** @param expiresAt ISO instant; the cookie goes when the token does. */
export function keepAccountToken(token: string, expiresAt: string): void {
  document.cookie = cookieText('token', token, new Date(expiresAt));
  changed();
}

export const keepRentingToken = (token: string): void => write('token', token);

export function keepContact(mobile: string, email: string): void {
  write('mobile', mobile);
  write('email', email);
}

export function contact(): { mobile: string; email: string } {
  return { mobile: read('mobile') ?? '', email: read('email') ?? '' };
}

export function carAction(): RentalAction | null {
  const action = read('carAction');
  return action === 'book' || action === 'reserve' ? action : null;
}

export const keepCarAction = (action: RentalAction): void => write('carAction', action);

export function selectedCar(): SelectedCar | null {
  try {
    return JSON.parse(read('selectedCar') ?? 'null') as SelectedCar | null;
  } catch {
    return null;
  }
}

export function keepSelectedCar(car: VehicleDetails): void {
  const { id, carName, carModel, year, vehicleType, fuelType, transmission, mileage } = car;
  const { seatingCapacity, location: place, costPerDay, costPerHour, imageUrls, images, hasAgreement } = car;
  const kept: SelectedCar = {
    id,
    carName,
    carModel,
    year,
    vehicleType,
    fuelType,
    transmission,
    mileage,
    seatingCapacity,
    location: place,
    cost: costPerDay,
    costPerDay,
    costPerHour,
    imageUrls,
    images,
    hasAgreement,
  };
  write('selectedCar', JSON.stringify(kept));
}

export const holdId = (): string | null => read('holdId');
export const keepHoldId = (id: string): void => write('holdId', id);
export const forgetHoldId = (): void => drop('holdId');

/** What was typed of a payment, for whoever is signed in now; null takes it away. A full storage costs it, and nothing more. */
export function keepPaymentDraft(action: RentalAction, draft: object | null): void {
  if (!draft) return drop(`paymentDraft.${action}`);
  try {
    write(`paymentDraft.${action}`, JSON.stringify({ by: contact().email, draft }));
  } catch {
    drop(`paymentDraft.${action}`);
  }
}

/** What the same person typed of a payment before a reload. */
export function paymentDraft(action: RentalAction): object | null {
  const text = rentalToken() && read(`paymentDraft.${action}`);
  const kept = text ? (JSON.parse(text) as { by: string; draft: object }) : null;
  return kept?.by === contact().email ? kept.draft : null;
}

/** What visiting a page clears: everything on the home page, the sign-in on the sign-in pages. */
export const clearOnVisit = {
  home(): void {
    clearSession();
    dropCookies('token', 'admintoken', 'customadmintoken');
  },
  login(): void {
    clearSession();
    dropCookies('token');
  },
  /** The chosen car and what to do with it must survive the sign-in. */
  userLogin(): void {
    drop('token', 'mobile', 'email');
  },
};

export function clearAfterBooking(): void {
  drop('selectedCar', 'carAction', 'mobile', 'email', 'token', 'holdId', 'paymentDraft.book');
}

export function clearAfterReservation(): void {
  clearSession();
}

/** Forgets the account on this device; the server is told separately. */
export function forgetAccount(): void {
  dropCookies('token');
}

/** True while this device holds an account token. Follows every change made through this file. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => accountToken() !== null,
    () => false,
  );
}
