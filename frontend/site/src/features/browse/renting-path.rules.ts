import type { RentalAction } from '@contract/rentals/fare';
import { paths } from '../../app/paths';

/**
 * Returns the target of 'Book Now' and 'Reserve Now'. A renting token is valid for one rental only, so its holder signs in
 * again for the next car; an account token needs no further sign-in.
 */
export function rentingPath(action: RentalAction, tokens: { renting: boolean; account: boolean }): string {
  if (tokens.renting || !tokens.account) return paths.userLogin;
  return action === 'book' ? paths.booking : paths.reserve;
}
