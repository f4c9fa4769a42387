import type { RentalAction } from '@contract/fare';
import { paths } from '../../app/paths';

/**
 * Where 'Book Now' and 'Reserve Now' lead. A renting token proves one rental only, so its holder signs in
 * again for the next car; the holder of an account token goes straight on.
 */
export function whereToRent(action: RentalAction, holds: { renting: boolean; account: boolean }): string {
  if (holds.renting || !holds.account) return paths.userLogin;
  return action === 'book' ? paths.booking : paths.reserve;
}
