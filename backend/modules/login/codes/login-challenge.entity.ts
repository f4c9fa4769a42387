import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { type LoginPurpose, OneTimeCode } from './one-time-code.entity.js';

/** A request for a code. Its id is the secret of the caller who made the request. */
@Entity('login_challenges')
@Index('login_challenges_code_idx', ['codeId'])
@Index('login_challenges_identity_idx', ['identityHash', 'createdAt'])
@Index('login_challenges_network_idx', ['network', 'createdAt'])
@Check('login_challenges_factor_check', 'factor_tries BETWEEN 0 AND 5')
@Check(
  'login_challenges_purpose_check',
  `purpose IN ('RENTING', 'ACCOUNT', 'ADMIN', 'CUSTOM_ADMIN', 'DESK', 'PROOF', 'EMAIL_CHANGE', 'MOBILE')`,
)
@Check('login_challenges_tries_check', 'tries BETWEEN 0 AND 5 AND tries_by_network BETWEEN 0 AND 5')
export class LoginChallenge {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  codeId: string;

  @ManyToOne(() => OneTimeCode, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'code_id' })
  code: OneTimeCode;

  @Column('text')
  purpose: LoginPurpose;

  @Column('text')
  identityHash: string;

  /** IPv4 address or IPv6 /64 of the request. */
  @Column('text')
  network: string;

  /** The class of askers, as in {@link OneTimeCode.asker}. Wrong attempts count towards its allowance. */
  @Column('text')
  asker: string;

  /**
   * Encrypted: for RENTING, the mobile number entered with the e-mail address; for a change, the contact that the code
   * proves.
   */
  @Column('bytea', { nullable: true })
  sealedMobile: Buffer | null;

  /** Number of wrong attempts with the id of the challenge. */
  @Column('integer', { default: 0 })
  tries: number;

  /** Number of wrong attempts without the id, from the same network. */
  @Column('integer', { default: 0 })
  triesByNetwork: number;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  /**
   * When the code was right and the sign-in began to wait for the second factor; null before that and after completion.
   */
  @Column('timestamptz', { nullable: true })
  passedAt: Date | null;

  /** The staff member whose code was right. */
  @Column('integer', { nullable: true })
  staffId: number | null;

  /** True if the staff member had no second factor at that time, and may set one up. */
  @Column('boolean', { default: false })
  enrols: boolean;

  @Column('integer', { default: 0 })
  factorTries: number;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
