import { useLocation, useNavigate } from 'react-router';
import { removePlacedRentalOfOthers } from '@/lib/placed-rental';
import { saveContact, savedCarAction, saveRentingToken } from '@/lib/session';
import { sendRentingCode } from './api/send-renting-code';
import { verifyRentingCode } from './api/verify-renting-code';
import { afterRentingSignIn } from './sign-in.rules';
import { useOneTimeCode } from './use-one-time-code';

/** Signs in to rent with a one-time code and opens the page of the chosen car. */
export function useRentingCode(mobile: string, email: string) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useOneTimeCode({
    send: () => sendRentingCode(mobile, email),
    verify: (entered) => verifyRentingCode(email, entered),
    onVerified: ({ token }) => {
      removePlacedRentalOfOthers(email);
      saveRentingToken(token);
      saveContact(mobile, email);
      void navigate(afterRentingSignIn(savedCarAction()) + search);
    },
  });
}
