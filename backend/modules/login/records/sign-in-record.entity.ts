import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { PersonKind } from '../../../platform/auth/browsers/known-browser.entity.js';
import type { SignInPurpose } from '../codes/one-time-code.entity.js';

/**
 * RIGHT: the one-time code was right; the row has a session unless the sign-in waits for the second factor.
 * FACTOR_RIGHT always has a session.
 */
export type SignInOutcome =
  | 'SENT'
  | 'JOINED'
  | 'NOT_SENT'
  | 'RIGHT'
  | 'WRONG'
  | 'FACTOR_RIGHT'
  | 'FACTOR_WRONG'
  | 'REFUSED';

/** A step of a sign-in, without the identity in plain text. */
@Entity('sign_ins')
@Index('sign_ins_at_idx', ['at'])
@Index('sign_ins_network_idx', ['network', 'outcome', 'at'])
@Index('sign_ins_refused_idx', ['at'], { where: `outcome = 'REFUSED'` })
@Index('sign_ins_completed_idx', ['identityHash', 'network'], { where: 'session_id IS NOT NULL' })
@Index('sign_ins_right_idx', ['identityHash', 'network'], { where: `outcome = 'RIGHT'` })
@Index('sign_ins_person_idx', ['personKind', 'personId', 'at'], { where: 'person_id IS NOT NULL' })
@Check('sign_ins_kind_check', `person_kind IN ('customer', 'admin', 'custom-admin')`)
@Check('sign_ins_purpose_check', `purpose IN ('RENTING', 'ACCOUNT', 'ADMIN', 'CUSTOM_ADMIN')`)
@Check(
  'sign_ins_outcome_check',
  `outcome IN ('SENT', 'JOINED', 'NOT_SENT', 'RIGHT', 'WRONG', 'FACTOR_RIGHT', 'FACTOR_WRONG', 'REFUSED')`,
)
@Check('sign_ins_person_check', '(person_kind IS NULL) = (person_id IS NULL)')
export class SignInRecord {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('timestamptz', { default: () => 'app_now()' })
  at: Date;

  /** Null until a right code identifies the person. */
  @Column('text', { nullable: true })
  personKind: PersonKind | null;

  @Column('integer', { nullable: true })
  personId: number | null;

  @Column('text')
  identityHash: string;

  @Column('text')
  purpose: SignInPurpose;

  @Column('text')
  outcome: SignInOutcome;

  @Column('text')
  network: string;

  /** True if the browser or the network was known. */
  @Column('boolean')
  known: boolean;

  @Column('uuid', { nullable: true })
  challengeId: string | null;

  @Column('uuid', { nullable: true })
  sessionId: string | null;
}
