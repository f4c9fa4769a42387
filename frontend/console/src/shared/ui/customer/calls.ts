import type { AadhaarReveal } from '@contract/customers/console-customers';
import type { Api } from '../../http/api';

export interface RevealCalls {
  /** Writes an audit row. The response is never cached. */
  revealAadhaar(id: number, reason: string): Promise<AadhaarReveal>;
}

export const revealCalls = (api: Api): RevealCalls => ({
  revealAadhaar: (id, reason) =>
    api.json(`/console/customers/${id}/aadhaar-reveal`, { method: 'POST', body: { reason } }),
});
