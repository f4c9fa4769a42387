import type { Hold, HoldRequest } from '@contract/rentals';
import { request } from '@shared/http';
import { rentalToken } from '@/lib/session';
import { requireOk } from '../require-ok';

const pathOf = (id: string) => `/api/holds/${encodeURIComponent(id)}`;

export async function placeHold(body: HoldRequest, idempotencyKey: string): Promise<Hold> {
  const token = rentalToken();
  return requireOk(await request<Hold>('/api/holds', { method: 'POST', body, token, idempotencyKey }));
}

export async function getHold(id: string, signal?: AbortSignal): Promise<Hold> {
  return requireOk(await request<Hold>(pathOf(id), { token: rentalToken(), signal }));
}

export async function releaseHold(id: string): Promise<void> {
  await request(pathOf(id), { method: 'DELETE', token: rentalToken() });
}
