import { request } from '@shared/http';
import { removePlacedRental } from '@/lib/placed-rental';
import { accountToken, clearAccountToken } from '@/lib/session';

/** Signs out on this device and on the server; on this device even if the server is unreachable. */
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
