import type { Hold, HoldRequest } from '@contract/rentals/rentals';
import { request } from '@shared/http';
import { rentalToken } from '@/lib/session';
import { requireOk } from './require-ok';

export async function placeHold(body: HoldRequest, idempotencyKey: string): Promise<Hold> {
  const token = rentalToken();
  return requireOk(await request<Hold>('/api/holds', { method: 'POST', body, token, idempotencyKey }));
}
