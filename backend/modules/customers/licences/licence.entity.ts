import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Customer } from '../customer.entity.js';

/** The details of a driving licence. A customer has at most one approved row and one that is not approved. */
@Entity('licences')
@Unique('licences_customer_key', ['customerId', 'approved'])
@Index('licences_number_idx', ['numberHash'])
@Index('licences_approved_key', ['numberHash'], { unique: true, where: 'approved' })
@Check('licences_classes_check', 'cardinality(classes) > 0')
export class LicenceRecord {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customer_id' })
  customer: Customer;

  @Column('boolean', { default: false })
  approved: boolean;

  /** Encrypted with AES-256-GCM, like the date of birth. */
  @Column('bytea')
  sealedNumber: Buffer;

  /** Keyed hash, which detects the same number without revealing it. */
  @Column('text')
  numberHash: string;

  @Column('text')
  lastFour: string;

  /** As printed, such as LMV. */
  @Column('text', { array: true })
  classes: string[];

  @Column('date')
  validUntil: string;

  @Column('bytea')
  sealedBirthDate: Buffer;
}
