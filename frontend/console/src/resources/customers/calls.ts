import type {
  AadhaarReveal,
  ConsoleCustomerDetails,
  SuspensionRequest,
} from '@contract/customers/console-customers';
import type { Api } from '../../shared/http/api';

/** Actions on a customer besides the decision about the documents. */
export interface CustomerCalls {
  suspendCustomer(id: number, body: SuspensionRequest): Promise<ConsoleCustomerDetails>;
  /** Writes an audit row. The response is never cached. */
  revealAadhaar(id: number, reason: string): Promise<AadhaarReveal>;
}

export function customerCalls(api: Api): CustomerCalls {
  return {
    suspendCustomer: (id, body) => api.json(`/console/customers/${id}/suspension`, { method: 'PUT', body }),
    revealAadhaar: (id, reason) =>
      api.json(`/console/customers/${id}/aadhaar-reveal`, { method: 'POST', body: { reason } }),
  };
}
