import { useLocation, useNavigate } from 'react-router';
import type { VehicleDetails } from '@contract/fleet/vehicles';
import type { RentalAction } from '@contract/rentals/fare';
import { saveSelectedCar } from '@/lib/selected-car';
import { accountToken, rentingToken, saveCarAction } from '@/lib/session';
import { rentingPath } from '../renting-path.rules';

/** Returns the command that starts a booking or a reservation of a car for the dates of the URL. */
export function useRent(car: VehicleDetails): (action: RentalAction) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (action) => {
    saveSelectedCar(car);
    saveCarAction(action);
    const tokens = { renting: rentingToken() !== null, account: accountToken() !== null };
    void navigate(rentingPath(action, tokens) + search);
  };
}
