import type { DeskReport, TodayReport } from '@contract/reports';
import type { Api } from '../../shared/http/api';

export interface TodayCalls {
  readToday(): Promise<TodayReport>;
  /** Today's pickups and returns, without money and documents. */
  readDesk(): Promise<DeskReport>;
}

export const todayCalls = (api: Api): TodayCalls => ({
  readToday: () => api.json('/console/reports/today'),
  readDesk: () => api.json('/console/reports/today/desk'),
});
