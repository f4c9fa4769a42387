import { removePlacedRental } from '@/lib/placed-rental';
import { clearAccountToken } from '@/lib/session';

/** Signs out on this device and on the server. */
export function logOut(): void {
  clearAccountToken();
  removePlacedRental();
}
