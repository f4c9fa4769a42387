import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Customer } from '../customer.entity.js';

/** The result of a check of Aadhaar's Secure QR code. It replaces the number and the images of the card. */
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

  /** True if the check was sent with a registration. An unsent check expires after a day. */
  @PrimaryColumn('boolean', { default: false })
  submitted: boolean;

  @Column('timestamptz', { default: () => 'app_now()' })
  checkedAt: Date;

  /** SHA-256 fingerprint of the certificate that verified the signature. */
  @Column('text')
  certificate: string;

  @Column('text')
  lastFour: string;

  /** When UIDAI signed the code. */
  @Column('timestamptz')
  issuedAt: Date;

  /** Keyed hash of the name in the code; null after the comparison with the registration. */
  @Column('text', { nullable: true })
  nameHash: string | null;

  /** Keyed hash of the date of birth; null after the comparison, or if the code contains only a year. */
  @Column('text', { nullable: true })
  birthDateHash: string | null;

  /**
   * True if the entered name equals the name in the code; null before the comparison, or if the name changed
   * afterwards.
   */
  @Column('boolean', { nullable: true })
  nameEqual: boolean | null;

  /** True if the dates of birth are equal; null if one is missing or changed afterwards, or before the comparison. */
  @Column('boolean', { nullable: true })
  birthDateEqual: boolean | null;
}
