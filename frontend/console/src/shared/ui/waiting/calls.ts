import type { WaitingReport } from '@contract/reports';
import type { Api } from '../../http/api';

export interface WaitingCalls {
  /** Returns the number of waiting rows of each list, and a value that changes whenever the list changes. */
  readWaiting(): Promise<WaitingReport>;
}

export const waitingCalls = (api: Api): WaitingCalls => ({
  readWaiting: () => api.json('/console/reports/waiting'),
});
