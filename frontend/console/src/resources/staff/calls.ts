import type { StaffMember } from '@contract/customers/people';
import type { ConsoleStaffMember, StaffAccessRequest } from '@contract/office';
import type { OwnSecondFactor } from '@contract/second-factor';
import type { Api } from '../../shared/http/api';
import { createStaff, type NewStaffMember } from './create-staff';

export interface StaffCalls {
  createStaff(member: NewStaffMember, key: string): Promise<StaffMember>;
  nameStaff(id: number, name: string): Promise<ConsoleStaffMember>;
  setStaffAccess(id: number, body: StaffAccessRequest): Promise<ConsoleStaffMember>;
  resetFactor(id: number, reason: string): Promise<OwnSecondFactor>;
}

export const staffCalls = (api: Api): StaffCalls => ({
  createStaff: (member, key) => createStaff(api, member, key),
  nameStaff: (id, name) => api.json(`/console/staff/${id}/name`, { method: 'PUT', body: { name } }),
  setStaffAccess: (id, body) => api.json(`/console/staff/${id}/access`, { method: 'PUT', body }),
  resetFactor: (id, reason) =>
    api.json(`/console/staff/${id}/second-factor`, { method: 'PUT', body: { reason } }),
});
