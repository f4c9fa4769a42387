import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { TokenKind } from '../../contract/customers/people.js';

/** One sign-in. A token is valid for as long as its session. */
@Entity('sessions')
@Index('sessions_subject_idx', ['kind', 'subjectId'])
@Check('sessions_idle_check', 'idle_seconds > 0')
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

  /** Accurate to a minute. */
  @Column('timestamptz', { default: () => 'app_now()' })
  lastUsedAt: Date;

  /** Ends the session after this time without use; null if it has no such limit. */
  @Column('integer', { nullable: true })
  idleSeconds: number | null;

  /** Without a foreign key, because browsers are removed earlier than their ended sessions. */
  @Column('uuid', { nullable: true })
  knownBrowserId: string | null;

  /** Such as `Chrome on Android`. */
  @Column('text', { nullable: true })
  label: string | null;

  /** The sign-in, or the last proof of a staff member with the second factor. */
  @Column('timestamptz', { nullable: true })
  provedAt: Date | null;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
