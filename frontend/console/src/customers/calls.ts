import type { AadhaarReveal, ConsoleCustomerDetails, SuspensionRequest } from '@contract/console-customers';
import type { Api } from '../api';

/** What is done to one customer, beside the decision about the papers. */
export interface CustomerCalls {
  suspendCustomer(id: number, body: SuspensionRequest): Promise<ConsoleCustomerDetails>;
  /** Leaves an audit row. The answer is kept nowhere. */
  revealAadhaar(id: number, reason: string): Promise<AadhaarReveal>;
}

export function customerCalls(api: Api): CustomerCalls {
  return {
    suspendCustomer: (id, body) => api.json(`/console/customers/${id}/suspension`, { method: 'PUT', body }),
    revealAadhaar: (id, reason) =>
      api.json(`/console/customers/${id}/aadhaar-reveal`, { method: 'POST', body: { reason } }),
  };
}
