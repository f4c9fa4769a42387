import type { AuthenticatorSecret, OwnSecondFactor, RecoveryCodes } from '@contract/second-factor';
import type { SignedInDevice } from '@contract/sessions';
import type { Api } from '../../shared/http/api';
import type { EnteredFactor } from '../../shared/second-factor/factor-input';

export interface SessionCalls {
  readDevices(): Promise<SignedInDevice[]>;
  /** Ends the caller's session on one device. The ID `others` stands for all other devices. */
  endDevice(id: string): Promise<SignedInDevice[]>;
  readFactor(): Promise<OwnSecondFactor>;
  startFactor(): Promise<AuthenticatorSecret>;
  confirmFactor(totp: string): Promise<RecoveryCodes>;
  removeFactor(entered: EnteredFactor): Promise<OwnSecondFactor>;
}

export const sessionCalls = (api: Api): SessionCalls => ({
  readDevices: () => api.json('/console/sessions'),
  endDevice: (id) =>
    api.json(id === 'others' ? '/console/sessions' : `/console/sessions/${id}`, { method: 'DELETE' }),
  readFactor: () => api.json('/console/second-factor'),
  startFactor: () => api.json('/console/second-factor', { method: 'POST' }),
  confirmFactor: (totp) => api.json('/console/second-factor/confirm', { method: 'POST', body: { totp } }),
  removeFactor: (entered) => api.json('/console/second-factor/removal', { method: 'POST', body: entered }),
});
