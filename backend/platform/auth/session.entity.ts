import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { TokenKind } from '../../contract/customers/people.js';

/** One sign-in. A token is valid for as long as its session. */
@Entity('sessions')
@Index('sessions_subject_idx', ['kind', 'subjectId'])
@Check('sessions_kind_check', `kind IN ('customer', 'renting', 'admin', 'custom-admin')`)
export class Session {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: TokenKind;

  /** The customer's id for `customer` and `renting`, the staff member's otherwise. */
  @Column('integer')
  subjectId: number;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
