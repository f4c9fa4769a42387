import { refuseFields } from '../../../platform/http/refusal.js';

export const TERMS_MESSAGE = 'Please accept the agreement before booking.';

/** @throws Refusal 1001 */
export function requireTerms(agreedToTerms: boolean): void {
  if (!agreedToTerms) throw refuseFields({ field: 'agreedToTerms', message: TERMS_MESSAGE });
}
