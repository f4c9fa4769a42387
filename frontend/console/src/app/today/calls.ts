import type { TodayReport } from '@contract/reports';
import type { Api } from '../../shared/http/api';

export interface TodayCalls {
  readToday(): Promise<TodayReport>;
}

export const todayCalls = (api: Api): TodayCalls => ({
  readToday: () => api.json('/console/reports/today'),
});
