import type { DeskReport, TodayReport } from '@contract/reports';
import type { Api } from '../api';

export interface TodayCalls {
  readToday(): Promise<TodayReport>;
  /** Which cars go out and come back; no money and no papers. */
  readDesk(): Promise<DeskReport>;
}

export const todayCalls = (api: Api): TodayCalls => ({
  readToday: () => api.json('/console/reports/today'),
  readDesk: () => api.json('/console/reports/today/desk'),
});
