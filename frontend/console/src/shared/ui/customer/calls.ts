import type {
  ConsoleCustomerDetails,
  DriverReveal,
  IdentityReveal,
  LicenceRequest,
  LicenceReveal,
} from '@contract/customers/console-customers';
import type { Api } from '../../http/api';

export type RevealedKind = 'identity' | 'licence' | 'driver';

export interface RevealedNumber {
  /** The number. For a driver record, it also contains the name and the address. */
  number: string;
  /** False if only the last four digits are stored. */
  complete: boolean;
}

export interface CustomerNumberCalls {
  /** Returns the full number, and writes an audit row. The response is never cached. */
  revealNumber(kind: RevealedKind, id: number, reason: string): Promise<RevealedNumber>;
  enterLicence(id: number, body: LicenceRequest): Promise<ConsoleCustomerDetails>;
}

export const customerNumberCalls = (api: Api): CustomerNumberCalls => ({
  async revealNumber(kind, id, reason) {
    const request = { method: 'POST', body: { reason } } as const;
    if (kind === 'licence') {
      const { licenseNumber } = await api.json<LicenceReveal>(
        `/console/customers/${id}/licence-reveal`,
        request,
      );
      return { number: licenseNumber, complete: true };
    }
    if (kind === 'driver') {
      const { fullName, address, licenseNumber } = await api.json<DriverReveal>(
        `/console/customers/${id}/driver-reveal`,
        request,
      );
      return { number: [fullName, address, licenseNumber].filter(Boolean).join(' · '), complete: true };
    }
    return api.json<IdentityReveal>(`/console/customers/${id}/identity-reveal`, request);
  },
  enterLicence: (id, body) => api.json(`/console/customers/${id}/licence`, { method: 'PUT', body }),
});
