import { request } from '@shared/http';
import { rentalToken } from '@/lib/session';

export async function releaseHold(id: string): Promise<void> {
  await request(`/api/holds/${encodeURIComponent(id)}`, { method: 'DELETE', token: rentalToken() });
}
