import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { RentalAction } from '@contract/rentals/fare';
import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { savePlacedRental } from '@/lib/placed-rental';
import { accountToken, savedEmail } from '@/lib/session';
import { useToast } from '@/ui/feedback/Toast';
import type { FinishedRental } from '../checkout/use-checkout';
import { rentingMessages } from '../messages';
import { clearAfterBooking, clearAfterReservation } from '../renting-session';

/**
 * Clears the session of the finished rental and opens the customer's rentals. Without a sign-in, stores the rental on
 * this device and opens the login page.
 */
export function useDone(action: RentalAction, carName: string): (rental: FinishedRental) => void {
  const t = useText(rentingMessages);
  const toast = useToast();
  const navigate = useNavigate();
  const client = useQueryClient();
  return (rental) => {
    const signedIn = accountToken() !== null;
    const email = savedEmail();
    if (!signedIn)
      savePlacedRental({ ...rental, kind: action === 'book' ? 'BOOKING' : 'RESERVATION', carName, email });
    if (action === 'book') clearAfterBooking();
    else clearAfterReservation();
    void client.invalidateQueries({ queryKey: [action === 'book' ? 'bookings' : 'reservations'] });
    const message = action === 'book' ? t('doneBook') : t('doneReserve');
    toast(signedIn ? message : message + t('doneSignIn'), 'success');
    const state = { placed: rental.reference };
    void navigate(signedIn ? paths.dashboard : paths.login, { replace: true, ...(signedIn && { state }) });
  };
}
