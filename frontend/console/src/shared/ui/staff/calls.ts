import type { StaffName } from '@contract/office';
import type { Api } from '../../http/api';

export interface StaffNameCalls {
  /** Reads the names of all staff members. */
  staffNames(): Promise<StaffName[]>;
}

export const staffNameCalls = (api: Api): StaffNameCalls => ({
  staffNames: () => api.json('/console/staff/names'),
});
