import type { ConsoleStaffMember, StaffAccessRequest, StaffName } from '@contract/office';
import type { Api } from '../../shared/http/api';

export interface StaffCalls {
  /** Of all staff who have a name. */
  staffNames(): Promise<StaffName[]>;
  nameStaff(id: number, name: string): Promise<ConsoleStaffMember>;
  setStaffAccess(id: number, body: StaffAccessRequest): Promise<ConsoleStaffMember>;
}

export const staffCalls = (api: Api): StaffCalls => ({
  staffNames: () => api.json('/console/staff/names'),
  nameStaff: (id, name) => api.json(`/console/staff/${id}/name`, { method: 'PUT', body: { name } }),
  setStaffAccess: (id, body) => api.json(`/console/staff/${id}/access`, { method: 'PUT', body }),
});
