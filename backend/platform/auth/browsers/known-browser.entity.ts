import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type PersonKind = 'customer' | 'admin' | 'custom-admin';

/** A browser that a person has used to sign in. It grants no access, but has its own allowance of short codes. */
@Entity('known_browsers')
@Index('known_browsers_secret_key', ['secretHash'], { unique: true })
@Index('known_browsers_person_idx', ['personKind', 'personId'])
@Check('known_browsers_kind_check', `person_kind IN ('customer', 'admin', 'custom-admin')`)
export class KnownBrowser {
  @PrimaryColumn('uuid')
  id: string;

  /** Keyed hash of the cookie's secret, the kind of person and the identity. */
  @Column('text')
  secretHash: string;

  @Column('text')
  personKind: PersonKind;

  /** The id of the customer or the staff member. */
  @Column('integer')
  personId: number;

  /** Such as `Chrome on Android`. */
  @Column('text')
  label: string;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'app_now()' })
  lastUsedAt: Date;
}
