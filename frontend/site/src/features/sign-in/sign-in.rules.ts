import type { RentalAction } from '@contract/fare';
import { normaliseMobile } from '@contract/identity';
import type { LoginVerifyResult } from '@contract/people';
import { OTP_DIGITS } from '@contract/limits';
import { paths } from '../../app/paths';

/** What the mobile field keeps of what was typed or pasted: at most ten digits, without `+91` or `0` before them. */
export function typedMobile(text: string): string {
  return normaliseMobile(text) ?? text.replace(/\D/g, '').slice(0, 10);
}

export function typedCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, OTP_DIGITS);
}

/** Where the mobile and e-mail sign-in leads: back to what the visitor was about to do. */
export function afterRentingSignIn(action: RentalAction | null): string {
  if (action === null) return paths.carList;
  return action === 'book' ? paths.booking : paths.reserve;
}

export function afterAccountSignIn({ isRegistered, adminApproval }: LoginVerifyResult): string {
  if (adminApproval === 'PENDING' || adminApproval === 'REJECTED') return paths.waiting;
  return isRegistered ? paths.dashboard : paths.register;
}
