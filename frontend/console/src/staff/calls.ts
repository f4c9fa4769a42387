import type { ConsoleStaffMember, StaffAccessRequest } from '@contract/office';
import type { Api } from '../http/api';

export interface StaffCalls {
  setStaffAccess(id: number, body: StaffAccessRequest): Promise<ConsoleStaffMember>;
}

export const staffCalls = (api: Api): StaffCalls => ({
  setStaffAccess: (id, body) => api.json(`/console/staff/${id}/access`, { method: 'PUT', body }),
});
