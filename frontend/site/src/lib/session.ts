import { useSyncExternalStore } from 'react';
import type { VehicleDetails } from '@contract/fleet/vehicles';
import type { RentalAction } from '@contract/rentals/fare';
import {
  type Check,
  isId,
  isNumber,
  isText,
  listOf,
  objectOf,
  oneOf,
  parseStored,
} from '@shared/storage/stored-value';
import {
  readTokenCookie,
  removeTokenCookie,
  saveTokenCookie,
  validToken,
} from '@shared/storage/token-cookie';

// The only file that touches session storage and the token cookies.

/** The part of the chosen car that pages read while its visitor signs in and pays. */
export type SelectedCar = Pick<VehicleDetails, 'id' | 'carName' | 'carModel' | 'images'>;

const isSelectedCar = objectOf<SelectedCar>({
  id: isId,
  carName: isText,
  carModel: isText,
  images: listOf(
    objectOf({
      url: isText,
      width: isNumber,
      height: isNumber,
      placeholder: isText,
      sizes: listOf(objectOf({ url: isText, width: isNumber })),
    }),
  ),
});

const isCarAction = oneOf<RentalAction>('book', 'reserve');

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

function removeCookies(...names: CookieName[]): void {
  names.forEach(removeTokenCookie);
  notifyListeners();
}

/** The account token of `/login`: it gives access to all data of this customer. */
export const accountToken = (): string | null => readTokenCookie('token');

/** The two-hour token of `/user-login`: it allows renting and registering, and gives access to no data. */
export const rentingToken = (): string | null => validToken(read('token'));

/** The token for fares, holds, payments, rentals and registration. */
export const rentalToken = (): string | null => rentingToken() ?? accountToken();

/** @param expiresAt ISO instant; the cookie expires together with the token. */
export function saveAccountToken(token: string, expiresAt: string): void {
  saveTokenCookie('token', token, expiresAt);
  notifyListeners();
}

export const saveRentingToken = (token: string): void => write('token', token);

export function saveContact(mobile: string, email: string): void {
  write('mobile', mobile);
  write('email', email);
}

export const savedEmail = (): string => read('email') ?? '';

export function savedCarAction(): RentalAction | null {
  const action = read('carAction');
  return isCarAction(action) ? action : null;
}

export const saveCarAction = (action: RentalAction): void => write('carAction', action);

export const selectedCar = (): SelectedCar | null => parseStored(read('selectedCar'), isSelectedCar);

export function saveSelectedCar(car: VehicleDetails): void {
  const { id, carName, carModel, year, vehicleType, fuelType, transmission, mileage } = car;
  const { seatingCapacity, location: town, costPerDay, costPerHour, imageUrls, images, hasAgreement } = car;
  const stored = {
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

export function holdId(): string | null {
  const id = read('holdId');
  return id && /^[\da-f-]{36}$/.test(id) ? id : null;
}
export const saveHoldId = (id: string): void => write('holdId', id);
export const clearHoldId = (): void => remove('holdId');

/** Stores the typed payment details for the signed-in customer; null or a full storage removes them. */
export function savePaymentDraft(action: RentalAction, draft: object | null): void {
  if (!draft) {
    remove(`paymentDraft.${action}`);
    return;
  }
  try {
    write(`paymentDraft.${action}`, JSON.stringify({ by: savedEmail(), draft }));
  } catch {
    remove(`paymentDraft.${action}`);
  }
}

/** The payment details that the same customer typed before a reload. */
export function savedPaymentDraft<T>(action: RentalAction, isDraft: Check<T>): T | null {
  const text = rentalToken() && read(`paymentDraft.${action}`);
  const saved = parseStored(text, objectOf({ by: isText, draft: isDraft }));
  return saved?.by === savedEmail() ? saved.draft : null;
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
