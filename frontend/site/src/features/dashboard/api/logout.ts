import { request } from '@/lib/http';

export async function logout(token: string): Promise<void> {
  await request('/api/logout', { method: 'POST', token });
}
