import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '@/app/paths';
import { accountToken, forgetAccount } from '@/lib/session';
import { logout } from './api/logout';

/** Leaves at once; the server is told on the way out. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  const client = useQueryClient();
  return () => {
    const token = accountToken();
    // Whether or not it hears us, this device forgets the token.
    if (token) logout(token).catch((error: unknown) => console.warn('The server was not told:', error));
    void navigate(paths.home);
    forgetAccount();
    for (const key of ['bookings', 'reservations', 'profile', 'document']) {
      client.removeQueries({ queryKey: [key] });
    }
  };
}
