import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** DESK opens no session: with it a customer confirms a desk rental. */
export type LoginPurpose = 'RENTING' | 'ACCOUNT' | 'ADMIN' | 'CUSTOM_ADMIN' | 'DESK';

/** A request for a one-time code. The row counts towards the limits even if no code was sent. */
@Entity('login_codes')
@Index('login_codes_identity_idx', ['purpose', 'identity', 'createdAt'])
@Index('login_codes_address_idx', ['address', 'createdAt'])
@Index('login_codes_live_key', ['purpose', 'identity'], { unique: true, where: 'ended_at IS NULL' })
@Check('login_codes_purpose_check', `purpose IN ('RENTING', 'ACCOUNT', 'ADMIN', 'CUSTOM_ADMIN', 'DESK')`)
export class LoginCode {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  purpose: LoginPurpose;

  /** The e-mail address or the staff mobile number that the code was requested for. */
  @Column('text')
  identity: string;

  /** RENTING only: the mobile number that goes with the e-mail address. */
  @Column('text', { nullable: true })
  mobile: string | null;

  /** Keyed hash of purpose, identity, id and code. */
  @Column('text')
  codeHash: string;

  /** IP address of the request. */
  @Column('text')
  address: string;

  @Column('integer', { default: 0 })
  tries: number;

  @Column('timestamptz')
  expiresAt: Date;

  /** When the code was used, superseded, or invalidated by wrong attempts. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
