import { request } from '@shared/http';
import { removePlacedRental } from '@/lib/placed-rental';
import { accountToken, clearAccountToken } from '@/lib/session';

/** Signs out here and on the server; here also when the server cannot be reached. */
export async function logOut(): Promise<void> {
  const token = accountToken();
  clearAccountToken();
  removePlacedRental();
  if (!token) return;
  try {
    await request<unknown>('/api/logout', { method: 'POST', token });
  } catch (error) {
    console.warn('The log-out request failed:', error);
  }
}
