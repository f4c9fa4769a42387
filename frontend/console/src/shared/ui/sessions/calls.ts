import type { EndedSessions } from '@contract/sessions';
import type { Api } from '../../http/api';

export interface SignOutCalls {
  endSessionsOf(person: 'customers' | 'staff', id: number): Promise<EndedSessions>;
}

export const signOutCalls = (api: Api): SignOutCalls => ({
  endSessionsOf: (person, id) => api.json(`/console/${person}/${id}/sessions`, { method: 'DELETE' }),
});
