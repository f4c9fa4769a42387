import type { Api } from '../../shared/http/api';

export interface BlockedIdentityCalls {
  unblock(id: number): Promise<void>;
}

export const blockedIdentityCalls = (api: Api): BlockedIdentityCalls => ({
  unblock: (id) => api.json(`/console/blocked-identities/${id}`, { method: 'DELETE' }),
});
