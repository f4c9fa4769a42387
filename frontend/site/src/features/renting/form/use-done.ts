import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { RentalAction } from '@contract/rentals/fare';
import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { accountToken, clearAfterBooking, clearAfterReservation } from '@/lib/session';
import { useToast } from '@/ui/feedback/Toast';
import { paymentMessages } from '../payment/payment-messages';

/** Clears the session of the finished rental, says so, and shows the customer's rentals. */
export function useDone(action: RentalAction): () => void {
  const t = useText(paymentMessages);
  const toast = useToast();
  const navigate = useNavigate();
  const client = useQueryClient();
  return () => {
    const signedIn = accountToken() !== null;
    if (action === 'book') clearAfterBooking();
    else clearAfterReservation();
    void client.invalidateQueries({ queryKey: [action === 'book' ? 'bookings' : 'reservations'] });
    const message = action === 'book' ? t('doneBook') : t('doneReserve');
    toast(signedIn ? message : message + t('doneSignIn'), 'success');
    void navigate(signedIn ? paths.dashboard : paths.login, { replace: true });
  };
}
