import type { AuthProvider } from 'react-admin';
import { mayDo } from './access';
import { staffPath, type Api } from './api';
import { ROLES } from './roles';
import { dropToken } from './session';

/**
 * Signing in happens on pages of its own, and an ended session asks for a new sign-in where it is met
 * (see `createApi`), so react-admin never has to send anybody away.
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
      // The sign-in on this machine ends even when the server cannot be told.
      await api.json(staffPath(role, 'logout'), { method: 'POST' }).catch(() => undefined);
      dropToken(role);
      window.location.assign(ROLES[role].login);
      return false;
    },
  };
}
