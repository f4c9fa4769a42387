import type { SignedInDevice } from '@contract/sessions';
import type { Api } from '../../shared/http/api';

export interface SessionCalls {
  readDevices(): Promise<SignedInDevice[]>;
  /** Signs out on one device of the caller; `others` stands for all others. */
  endDevice(id: string): Promise<SignedInDevice[]>;
}

export const sessionCalls = (api: Api): SessionCalls => ({
  readDevices: () => api.json('/console/sessions'),
  endDevice: (id) =>
    api.json(id === 'others' ? '/console/sessions' : `/console/sessions/${id}`, { method: 'DELETE' }),
});
