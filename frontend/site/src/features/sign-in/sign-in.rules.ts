import { normaliseMobile } from '@contract/customers/identity';
import type { AccountToken } from '@contract/customers/people';
import { MAX_OTP_DIGITS } from '@contract/limits';
import type { RentalAction } from '@contract/rentals/fare';
import { paths } from '../../app/paths';

/** Returns at most ten digits of a typed or pasted mobile number, without a leading `+91` or `0`. */
export function mobileDigits(text: string): string {
  return normaliseMobile(text) ?? text.replace(/\D/g, '').slice(0, 10);
}

export function codeDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, MAX_OTP_DIGITS);
}

/** Returns the page that follows the mobile and e-mail sign-in: that of the chosen action. */
export function afterRentingSignIn(action: RentalAction | null): string {
  if (action === null) return paths.carList;
  return action === 'book' ? paths.booking : paths.reserve;
}

/**
 * @param next The page that asked for the sign-in. Only account pages are accepted, so that a URL cannot lead
 * elsewhere.
 */
export function afterAccountSignIn(
  { isRegistered, adminApproval }: AccountToken,
  next: string | null = null,
): string {
  if (next !== null && /^\/(dashboard|confirmation)(\/|$)/.test(next)) return next;
  if (adminApproval === 'PENDING' || adminApproval === 'REJECTED') return paths.waiting;
  return isRegistered ? paths.dashboard : paths.register;
}
