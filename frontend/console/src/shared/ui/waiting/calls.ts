import type { WaitingReport } from '@contract/reports';
import type { Api } from '../../http/api';

export interface WaitingCalls {
  /** What waits in each list, and whether lists have changed. */
  readWaiting(): Promise<WaitingReport>;
}

export const waitingCalls = (api: Api): WaitingCalls => ({
  readWaiting: () => api.json('/console/reports/waiting'),
});
