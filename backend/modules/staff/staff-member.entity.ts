import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export type StaffRole = 'ADMIN' | 'CUSTOM_ADMIN';

/** A trigger refuses to disable the last enabled admin. */
@Entity('staff')
@Index('staff_mobile_role_key', ['mobile', 'role'], { unique: true })
@Check('staff_mobile_check', 'mobile IS NOT NULL OR disabled_at IS NOT NULL')
@Check('staff_name_check', `name <> ''`)
@Check('staff_role_check', `role IN ('ADMIN', 'CUSTOM_ADMIN')`)
export class StaffMember {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** Null a year after the access ended. */
  @Column('text', { nullable: true })
  mobile: string | null;

  /** Null if the staff member was added without a name. */
  @Column('text', { nullable: true })
  name: string | null;

  @Column('text')
  role: StaffRole;

  /** Null for a staff member who was added on the command line. */
  @Column('integer', { nullable: true })
  createdById: number | null;

  @Column('timestamptz', { nullable: true })
  disabledAt: Date | null;

  /** Admin, time and reason of the last change of access. */
  @Column('integer', { nullable: true })
  decidedById: number | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  @Column('text', { nullable: true })
  reason: string | null;

  /** Whether the console plays a sound when work becomes late. */
  @Column('boolean', { default: false })
  alertSound: boolean;

  /** Whether the browser shows a notification when work becomes late. */
  @Column('boolean', { default: false })
  alertNotification: boolean;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
