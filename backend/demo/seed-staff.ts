import type { INestApplicationContext } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { AddStaff, type NewStaffMember, StaffDirectory } from '../modules/staff/index.js';
import type { Caller } from '../platform/auth/access.js';
import type { DemoStaff } from './seeding.js';
import { DEMO_ADMIN, DEMO_CUSTOM_ADMIN } from './sign-ins.js';

/** Adds the two demo members of staff, who make the decisions in the demo data. */
export async function seedStaff(app: INestApplicationContext, db: DataSource): Promise<DemoStaff> {
  const directory = app.get(StaffDirectory);
  const member = async (by: Caller | null, { role, mobile, name }: NewStaffMember): Promise<number> =>
    (await directory.activeId(db.manager, role, mobile)) ??
    (await app.get(AddStaff).add(by, { role, mobile, name }, null)).id;
  const caller = (kind: Caller['kind'], id: number): Caller => ({
    kind,
    id,
    sessionId: '',
    address: 'demo data',
  });
  const admin = caller(
    'admin',
    await member(null, { role: 'ADMIN', mobile: DEMO_ADMIN, name: 'Meera Joshi' }),
  );
  return {
    admin,
    desk: caller(
      'custom-admin',
      await member(admin, { role: 'CUSTOM_ADMIN', mobile: DEMO_CUSTOM_ADMIN, name: 'Rahul Patil' }),
    ),
  };
}
