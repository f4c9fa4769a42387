import type { StaffMember } from '@contract/customers/people';
import { type Api, staffPath } from '../../shared/http/api';
import type { PlainText } from '../../shared/i18n';
import type { Role } from '../../shared/session/roles';

export const CREATE_TEXTS: Record<Role, { label: PlainText; created: PlainText; failed: PlainText }> = {
  admin: { label: 'Create admin', created: 'Admin created.', failed: 'Error creating admin.' },
  'custom-admin': {
    label: 'Create custom admin',
    created: 'Custom admin created.',
    failed: 'Error creating custom admin.',
  },
};

export interface NewStaffMember {
  kind: Role;
  mobile: string;
  /** May be empty. */
  name: string;
}

/** Creates a staff account. `api` must belong to an admin. */
export function createStaff(
  api: Api,
  { kind, mobile, name }: NewStaffMember,
  idempotencyKey: string,
): Promise<StaffMember> {
  const query = new URLSearchParams({
    mobileNumber: mobile.trim(),
    ...(name.trim() && { name: name.trim() }),
  });
  return api.data(`${staffPath(kind, 'create')}?${query.toString()}`, { method: 'POST', idempotencyKey });
}
