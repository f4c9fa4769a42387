import type { NumberSettlement } from '@contract/customers/console-contacts';
import type { SettledDispute } from '@contract/customers/number-disputes';
import type { CodeSent } from '@contract/customers/people';
import type { Api } from '../../shared/http/api';

export interface NumberDisputeCalls {
  /** Sends an SMS to the disputed number. @param email Address of the claimant */
  sendDisputeCode(id: number, email: string): Promise<CodeSent>;
  settleDispute(id: number, body: NumberSettlement): Promise<SettledDispute>;
}

export const numberDisputeCalls = (api: Api): NumberDisputeCalls => ({
  sendDisputeCode: (id, email) =>
    api.json(`/console/number-disputes/${id}/code`, { method: 'POST', body: { email } }),
  settleDispute: (id, body) =>
    api.json(`/console/number-disputes/${id}/settlement`, { method: 'POST', body }),
});
