import type { Hold } from '@contract/rentals/rentals';
import { request } from '@shared/http';
import { rentalToken } from '@/lib/session';
import { requireOk } from './require-ok';

export async function getHold(id: string, signal?: AbortSignal): Promise<Hold> {
  const path = `/api/holds/${encodeURIComponent(id)}`;
  return requireOk(await request<Hold>(path, { token: rentalToken(), signal }));
}

/** Returns the customer's live holds of all cars. */
export async function getHolds(signal: AbortSignal): Promise<Hold[]> {
  return requireOk(await request<Hold[]>('/api/holds', { token: rentalToken(), signal }));
}
