import { accountToken, useSignedIn } from '@/lib/session';

/** The account token, followed as it comes and goes. */
export function useAccountToken(): string | null {
  useSignedIn();
  return accountToken();
}
