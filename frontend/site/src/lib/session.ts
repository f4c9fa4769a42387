import { useSyncExternalStore } from 'react';
import type { VehicleDetails } from '@contract/fleet/vehicles';
import type { RentalAction } from '@contract/rentals/fare';

// The only file that touches session storage and cookies.

/** The car that a visitor chose, stored while they sign in and pay. `cost` is per day. */
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

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function read(key: SessionKey): string | null {
  return sessionStorage.getItem(key);
}

function write(key: SessionKey, value: string): void {
  sessionStorage.setItem(key, value);
  notifyListeners();
}

function remove(...keys: readonly SessionKey[]): void {
  for (const key of keys) sessionStorage.removeItem(key);
  notifyListeners();
}

function clearSession(): void {
  sessionStorage.clear();
  notifyListeners();
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

function removeCookies(...names: CookieName[]): void {
  for (const name of names) document.cookie = cookieText(name, '', new Date(0));
  notifyListeners();
}

/** The account token of `/login`: it gives access to all data of this customer. */
export const accountToken = (): string | null => readCookie('token');

/** The two-hour token of `/user-login`: it allows renting and registering, and gives access to no data. */
export const rentingToken = (): string | null => read('token');

/** The token for fares, holds, payments, rentals and registration. */
export const rentalToken = (): string | null => rentingToken() ?? accountToken();

/** @param expiresAt ISO instant; the cookie expires together with the token. */
export function saveAccountToken(token: string, expiresAt: string): void {
  document.cookie = cookieText('token', token, new Date(expiresAt));
  notifyListeners();
}

export const saveRentingToken = (token: string): void => write('token', token);

export function saveContact(mobile: string, email: string): void {
  write('mobile', mobile);
  write('email', email);
}

export function savedContact(): { mobile: string; email: string } {
  return { mobile: read('mobile') ?? '', email: read('email') ?? '' };
}

export function savedCarAction(): RentalAction | null {
  const action = read('carAction');
  return action === 'book' || action === 'reserve' ? action : null;
}

export const saveCarAction = (action: RentalAction): void => write('carAction', action);

export function selectedCar(): SelectedCar | null {
  try {
    return JSON.parse(read('selectedCar') ?? 'null') as SelectedCar | null;
  } catch {
    return null;
  }
}

export function saveSelectedCar(car: VehicleDetails): void {
  const { id, carName, carModel, year, vehicleType, fuelType, transmission, mileage } = car;
  const { seatingCapacity, location: town, costPerDay, costPerHour, imageUrls, images, hasAgreement } = car;
  const stored: SelectedCar = {
    id,
    carName,
    carModel,
    year,
    vehicleType,
    fuelType,
    transmission,
    mileage,
    seatingCapacity,
    location: town,
    cost: costPerDay,
    costPerDay,
    costPerHour,
    imageUrls,
    images,
    hasAgreement,
  };
  write('selectedCar', JSON.stringify(stored));
}

export const holdId = (): string | null => read('holdId');
export const saveHoldId = (id: string): void => write('holdId', id);
export const clearHoldId = (): void => remove('holdId');

/** Stores the typed payment details for the signed-in customer; null or a full storage removes them. */
export function savePaymentDraft(action: RentalAction, draft: object | null): void {
  if (!draft) {
    remove(`paymentDraft.${action}`);
    return;
  }
  try {
    write(`paymentDraft.${action}`, JSON.stringify({ by: savedContact().email, draft }));
  } catch {
    remove(`paymentDraft.${action}`);
  }
}

/** The payment details that the same customer typed before a reload. */
export function savedPaymentDraft(action: RentalAction): object | null {
  const text = rentalToken() && read(`paymentDraft.${action}`);
  const saved = text ? (JSON.parse(text) as { by: string; draft: object }) : null;
  return saved?.by === savedContact().email ? saved.draft : null;
}

/** Data that a visit clears: everything on the home page, the sign-in on the sign-in pages. */
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
    remove('token', 'mobile', 'email');
  },
};

export function clearAfterBooking(): void {
  remove('selectedCar', 'carAction', 'mobile', 'email', 'token', 'holdId', 'paymentDraft.book');
}

export function clearAfterReservation(): void {
  clearSession();
}

/** Signs the account out on this device only; the server is called separately. */
export function clearAccountToken(): void {
  removeCookies('token');
}

/** True while this device has an account token. Follows every change made through this file. */
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
