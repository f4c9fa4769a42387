import { request } from '@shared/http';

// Separate from the form of the footer, which is on every page.

export const confirmSubscription = (token: string): Promise<unknown> =>
  request('/api/subscribe/confirm', { method: 'POST', body: { token } });

export const unsubscribe = (token: string): Promise<unknown> =>
  request('/api/unsubscribe', { method: 'POST', body: { token } });
