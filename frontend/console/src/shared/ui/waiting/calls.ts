import type { WaitingReport } from '@contract/reports';
import type { Api } from '../../http/api';

export interface WaitingCalls {
  /** Returns the number of waiting rows of each list, and a mark that changes with the list. */
  readWaiting(): Promise<WaitingReport>;
}

export const waitingCalls = (api: Api): WaitingCalls => ({
  readWaiting: () => api.json('/console/reports/waiting'),
});
