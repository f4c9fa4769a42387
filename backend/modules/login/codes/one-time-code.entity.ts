import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type SignInPurpose = 'RENTING' | 'ACCOUNT' | 'ADMIN' | 'CUSTOM_ADMIN';
/**
 * The last four purposes do not open a session. They confirm a desk rental or counter record, the account's owner, a
 * new e-mail address or a new number.
 */
export type LoginPurpose = SignInPurpose | 'DESK' | 'PROOF' | 'EMAIL_CHANGE' | 'MOBILE';

/** A code that was sent. It ends when it is used or expires; other requests and wrong attempts do not change it. */
@Entity('one_time_codes')
@Index('one_time_codes_identity_idx', ['identityHash', 'createdAt'])
@Index('one_time_codes_short_idx', ['createdAt'], { where: `asker = 'strangers' AND digits < 10` })
@Check(
  'one_time_codes_purpose_check',
  `purpose IN ('RENTING', 'ACCOUNT', 'ADMIN', 'CUSTOM_ADMIN', 'DESK', 'PROOF', 'EMAIL_CHANGE', 'MOBILE')`,
)
@Check('one_time_codes_digits_check', 'digits BETWEEN 6 AND 10')
export class OneTimeCode {
  @PrimaryColumn('uuid')
  id: string;

  /** Null for a shared code, which any challenge that joined it may use. */
  @Column('text', { nullable: true })
  purpose: LoginPurpose | null;

  /** Keyed hash of the e-mail address or the staff mobile number. */
  @Column('text')
  identityHash: string;

  /** Keyed hash of the id and the code. */
  @Column('text')
  codeHash: string;

  @Column('integer')
  digits: number;

  /**
   * The class of askers whose allowance the code uses: `strangers`, `networks`, `desk`, `proof`, `email-change`,
   * `mobile`, or the id of a known browser.
   */
  @Column('text')
  asker: string;

  /** False if the code was stored for a refusal that the response hides, and nobody has received it. */
  @Column('boolean', { default: true })
  sent: boolean;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
