import type { RentalAction } from '@contract/rentals/fare';
import { clearSession, readSession, removeFromSession, writeSession } from '@/lib/session';

// The part of the session that only the renting pages need, so that other pages do not load it.

export function holdId(): string | null {
  const id = readSession('holdId');
  return id && /^[\da-f-]{36}$/.test(id) ? id : null;
}
export const saveHoldId = (id: string): void => writeSession('holdId', id);
export const clearHoldId = (): void => removeFromSession('holdId');

export const readPaymentDraft = (action: RentalAction): string | null =>
  readSession(`paymentDraft.${action}`);

export function writePaymentDraft(action: RentalAction, text: string | null): void {
  if (text === null) removeFromSession(`paymentDraft.${action}`);
  else writeSession(`paymentDraft.${action}`, text);
}

export function clearAfterBooking(): void {
  removeFromSession('selectedCar', 'carAction', 'mobile', 'email', 'token', 'holdId', 'paymentDraft.book');
}

export function clearAfterReservation(): void {
  clearSession();
}
