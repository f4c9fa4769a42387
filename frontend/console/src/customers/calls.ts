import type { AadhaarReveal, ConsoleCustomerDetails, SuspensionRequest } from '@contract/console-customers';
import type { Api } from '../api';

/** What is done to one customer, beside the decision about the papers. */
export interface CustomerCalls {
  suspendCustomer(id: number, body: SuspensionRequest): Promise<ConsoleCustomerDetails>;
  /** Leaves an audit row. The answer is kept nowhere. */
  revealAadhaar(id: number, reason: string): Promise<AadhaarReveal>;
}

export function customerCalls(api: Api): CustomerCalls {
  async function send<T>(method: 'POST' | 'PUT', path: string, body: object): Promise<T> {
    return (await api.request(`/console/customers/${path}`, { method, body: JSON.stringify(body) }))
      .json as T;
  }
  return {
    suspendCustomer: (id, body) => send('PUT', `${id}/suspension`, body),
    revealAadhaar: (id, reason) => send('POST', `${id}/aadhaar-reveal`, { reason }),
  };
}
