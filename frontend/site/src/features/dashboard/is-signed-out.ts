import { CODES } from '@contract/codes';
import { ApiError } from '@/lib/http';

/** The token on this device no longer counts: it expired, or was revoked elsewhere. */
export const isSignedOut = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === CODES.UNAUTHENTICATED.code;
