import { CODES } from '@contract/codes';
import { ApiError } from '@shared/http';

/** Returns the seconds to wait after a refusal because of too many requests; 0 for other errors. */
export const retryAfterSeconds = (error: Error): number =>
  error instanceof ApiError && error.code === CODES.TOO_MANY.code
    ? ((error.data as { retryAfterSeconds?: number } | null)?.retryAfterSeconds ?? 0)
    : 0;
