import type { ConsoleStaffMember, StaffAccessRequest } from '@contract/office';
import type { Api } from '../api';

export interface StaffCalls {
  /** Disables somebody, or lets them in again. */
  setStaffAccess(id: number, body: StaffAccessRequest): Promise<ConsoleStaffMember>;
}

export const staffCalls = (api: Api): StaffCalls => ({
  setStaffAccess: async (id, body) => {
    const sent = { method: 'PUT', body: JSON.stringify(body) };
    return (await api.request(`/console/staff/${id}/access`, sent)).json as ConsoleStaffMember;
  },
});
