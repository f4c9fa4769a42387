import { CODES } from '@contract/codes';
import { ApiError, isUndecided } from '../http';

/** Codes that refuse a request before the server looks at it; 0 if a proxy sent the response. */
const BEFORE_DECISION: readonly number[] = [0, CODES.UNAUTHENTICATED.code, CODES.TOO_MANY.code];

/** True if the response does not decide about an earlier attempt without a response. */
export const leavesOpen = (error: unknown): boolean =>
  isUndecided(error) || (error instanceof ApiError && BEFORE_DECISION.includes(error.code));

/** True if the server may have executed this attempt, or an earlier one about which this error does not decide. */
export const staysOpen = <E>(
  error: E,
  wasSent: boolean,
  isOpen: (error: E) => boolean = leavesOpen,
): boolean => isUndecided(error) || (wasSent && isOpen(error));
