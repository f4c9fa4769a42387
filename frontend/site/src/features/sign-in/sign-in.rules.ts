import { normaliseMobile } from '@contract/customers/identity';
import type { AccountToken } from '@contract/customers/people';
import { MAX_OTP_DIGITS } from '@contract/limits';
import type { RentalAction } from '@contract/rentals/fare';
import { paths } from '../../app/paths';

/** Returns the ten digits of a complete mobile number; otherwise the typed digits, with `+`, spaces and dashes. */
export function typedMobile(text: string): string {
  const typed = text.replace(/[^\d+\s-]/g, '');
  return normaliseMobile(typed) ?? typed;
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
 * elsewhere. Customers without approval return only to a confirmation page.
 */
export function afterAccountSignIn(
  { isRegistered, adminApproval }: AccountToken,
  next: string | null = null,
): string {
  const isWaiting = adminApproval === 'PENDING' || adminApproval === 'REJECTED';
  if (!isWaiting && !isRegistered) return paths.register;
  const pages = isWaiting ? /^\/confirmation(\/|$)/ : /^\/(dashboard|confirmation)(\/|$)/;
  if (next !== null && pages.test(next)) return next;
  return isWaiting ? paths.waiting : paths.dashboard;
}
