import type { StaffMember } from '@contract/people';
import { staffCall, type Api } from './api';
import type { Role } from './roles';

export const CREATE_TEXTS: Record<Role, { label: string; created: string; failed: string }> = {
  admin: { label: 'Create admin', created: 'Admin created.', failed: 'Error creating admin.' },
  'custom-admin': {
    label: 'Create custom admin',
    created: 'Custom admin created.',
    failed: 'Error creating custom admin.',
  },
};

/** Adds a member of staff by mobile number. `api` speaks for an admin. */
export async function createStaff(api: Api, kind: Role, mobile: string, key: string): Promise<StaffMember> {
  const path = `${staffCall(kind, 'create')}?mobileNumber=${encodeURIComponent(mobile)}`;
  const { data } = await api.send<StaffMember>('POST', path, undefined, { 'Idempotency-Key': key });
  return data;
}
