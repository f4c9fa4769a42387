import { requestText } from '@shared/http';

/** @returns the server's confirmation text */
export function subscribe(email: string): Promise<string> {
  return requestText('/api/subscribe', { method: 'POST', body: { email } });
}
