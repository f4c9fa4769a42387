import type { INestApplicationContext } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { AddStaff, StaffDirectory, type StaffRole } from '../modules/staff/index.js';
import type { Caller } from '../platform/auth/access.js';
import type { DemoStaff } from './seeding.js';
import { DEMO_ADMIN, DEMO_CUSTOM_ADMIN } from './sign-ins.js';

/** Adds the two demo members of staff; what they decided in the demo data is decided by them. */
export async function seedStaff(app: INestApplicationContext, db: DataSource): Promise<DemoStaff> {
  const directory = app.get(StaffDirectory);
  const member = async (role: StaffRole, mobile: string, by: Caller | null): Promise<number> =>
    (await directory.activeId(db.manager, role, mobile)) ??
    (await app.get(AddStaff).add(by, role, mobile, null)).id;
  const caller = (kind: Caller['kind'], id: number): Caller => ({
    kind,
    id,
    sessionId: '',
    address: 'demo data',
  });
  const admin = caller('admin', await member('ADMIN', DEMO_ADMIN, null));
  return { admin, desk: caller('custom-admin', await member('CUSTOM_ADMIN', DEMO_CUSTOM_ADMIN, admin)) };
}
