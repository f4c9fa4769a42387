import type { StaffName } from '@contract/office';
import type { Api } from '../../http/api';

export interface StaffNameCalls {
  /** All members of staff. */
  staffNames(): Promise<StaffName[]>;
}

export const staffNameCalls = (api: Api): StaffNameCalls => ({
  staffNames: () => api.json('/console/staff/names'),
});
