import { useState } from 'react';
import { CODES } from '@contract/codes';
import { ApiError } from '@shared/http';
import { leavesOpen, staysOpen } from '@shared/idempotency/leaves-open';

/**
 * Whether the server may have executed the request without a response. An error that decides nothing keeps this state.
 *
 * @param isOpen True if an error does not decide about an earlier attempt.
 */
export function useUnclear(isOpen: (error: Error) => boolean = leavesOpen) {
  const [isUnclear, setUnclear] = useState(false);
  const onError = (error: Error): void => setUnclear((was) => staysOpen(error, was, isOpen));
  return { isUnclear, onError };
}

/** As `leavesOpen`; a wrong code may be the code that the earlier attempt has used. */
export const mayBeUsedCode = (error: Error): boolean =>
  leavesOpen(error) || (error instanceof ApiError && error.code === CODES.CODE_WRONG.code);
