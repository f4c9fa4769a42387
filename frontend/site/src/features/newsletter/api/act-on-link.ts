import { request } from '@shared/http';

// In a separate file from the footer's form, which every page loads.

export const confirmSubscription = (token: string): Promise<unknown> =>
  request('/api/subscribe/confirm', { method: 'POST', body: { token } });

export const unsubscribe = (token: string): Promise<unknown> =>
  request('/api/unsubscribe', { method: 'POST', body: { token } });
