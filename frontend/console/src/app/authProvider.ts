import type { AuthProvider } from 'react-admin';
import { isPhoneUsed } from '../resources/handovers/phone/phone-used';
import { type Api, staffPath } from '../shared/http/api';
import { mayDo } from '../shared/session/access';
import { ROLES } from '../shared/session/roles';
import { removeToken } from '../shared/session/session';

/**
 * Sign-in has pages of its own, and `createApi` opens the sign-in dialog when the session has ended, so react-admin
 * never redirects.
 */
export function createAuthProvider(api: Api): AuthProvider {
  const { role } = api;
  return {
    login: () => Promise.reject(new Error()),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    canAccess: ({ resource, action }) => Promise.resolve(mayDo(role, resource, action)),
    getIdentity: () => Promise.resolve({ id: role, fullName: ROLES[role].title }),
    async logout() {
      // The session on this device ends even when the server cannot be reached.
      await api.json(staffPath(role, 'logout'), { method: 'POST' }).catch(() => undefined);
      removeToken(role);
      if (isPhoneUsed()) await forgetTripCopies();
      window.location.assign(ROLES[role].login);
      return false;
    },
  };
}

/** Deletes the copied trips at sign-out, because they contain names of customers. */
async function forgetTripCopies(): Promise<void> {
  const { forgetTrips } = await import('./office-screens');
  await forgetTrips();
}
