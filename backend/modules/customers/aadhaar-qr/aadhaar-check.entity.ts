import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Customer } from '../customer.entity.js';

/** The result of a check of Aadhaar's Secure QR code, in place of the number and the card. */
@Entity('aadhaar_checks')
@Check('aadhaar_checks_last_four_check', `last_four ~ '^[0-9]{4}$'`)
@Check(
  'aadhaar_checks_hash_check',
  'submitted = (name_hash IS NULL) AND (NOT submitted OR birth_date_hash IS NULL)',
)
export class AadhaarCheck {
  @PrimaryColumn('integer')
  customerId: number;

  @ManyToOne(() => Customer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customer_id' })
  customer: Customer;

  /** Whether it was sent with a registration. Until then it waits, for a day. */
  @PrimaryColumn('boolean', { default: false })
  submitted: boolean;

  @Column('timestamptz', { default: () => 'app_now()' })
  checkedAt: Date;

  /** SHA-256 fingerprint of the certificate of the signature. */
  @Column('text')
  certificate: string;

  @Column('text')
  lastFour: string;

  /** When UIDAI signed the code. */
  @Column('timestamptz')
  issuedAt: Date;

  /** Keyed hash of the name, until the registration is compared with it. */
  @Column('text', { nullable: true })
  nameHash: string | null;

  /** The same of the date of birth; null if the code has only a year. */
  @Column('text', { nullable: true })
  birthDateHash: string | null;

  /** Whether the entered name equals that of the code; null if it was changed since. */
  @Column('boolean', { nullable: true })
  nameEqual: boolean | null;

  /** The same for the date of birth; null if one of them is missing. */
  @Column('boolean', { nullable: true })
  birthDateEqual: boolean | null;
}
