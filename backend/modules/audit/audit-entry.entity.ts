import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An action of a staff member. Triggers refuse deletions, and changes other than the removal of old or erased data. */
@Entity('audit_entries')
@Index('audit_entries_subject_idx', ['subject', 'subjectId', 'id'])
@Index('audit_entries_at_idx', ['at', 'id'])
@Index('audit_entries_action_idx', ['action', 'at', 'id'])
@Index('audit_entries_staff_idx', ['staffId', 'at', 'id'])
@Index('audit_entries_kind_idx', ['subject', 'at', 'id'])
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { nullable: true })
  staffId: number | null;

  /** Action, verb first: `approve-customer`. */
  @Column('text')
  action: string;

  /** Kind of the changed record: `customer`, `payment`, `rental`, `car`, `staff`, `complaint` and so on. */
  @Column('text')
  subject: string;

  @Column('text')
  subjectId: string;

  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;

  @Column('jsonb', { nullable: true })
  after: Record<string, unknown> | null;

  /** IP address of the request. */
  @Column('text', { nullable: true })
  address: string | null;

  @Column('timestamptz', { default: () => 'app_now()' })
  at: Date;
}
