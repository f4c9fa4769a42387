import { request } from '@shared/http';
import { accountToken, forgetAccount } from '@/lib/session';

/** Ends the sign-in on the server and forgets it here; here it ends also when the server cannot be reached. */
export async function logOut(): Promise<void> {
  const token = accountToken();
  forgetAccount();
  if (!token) return;
  try {
    await request<unknown>('/api/logout', { method: 'POST', token });
  } catch (error) {
    console.warn('The server could not be told of the log-out:', error);
  }
}
