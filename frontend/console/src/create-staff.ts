import type { StaffMember } from '@contract/people';
import { staffPath, type Api } from './api';
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
export function createStaff(
  api: Api,
  kind: Role,
  mobile: string,
  idempotencyKey: string,
): Promise<StaffMember> {
  const path = `${staffPath(kind, 'create')}?mobileNumber=${encodeURIComponent(mobile)}`;
  return api.data(path, { method: 'POST', idempotencyKey });
}
