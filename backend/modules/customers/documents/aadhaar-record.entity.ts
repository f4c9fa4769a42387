import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Customer } from '../customer.entity.js';

/** A customer's Aadhaar number, which is stored only here and never in plain text. */
@Entity('aadhaar_records')
@Index('aadhaar_records_number_idx', ['numberHash'])
@Index('aadhaar_records_approved_key', ['numberHash'], { unique: true, where: 'approved' })
export class AadhaarRecord {
  @PrimaryColumn('integer')
  customerId: number;

  @OneToOne(() => Customer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customer_id' })
  customer: Customer;

  /** Encrypted with AES-256-GCM; null if the settings allow only the last four digits. */
  @Column('bytea', { nullable: true })
  sealedNumber: Buffer | null;

  /** Keyed hash, which detects the same number without revealing it. */
  @Column('text')
  numberHash: string;

  @Column('text')
  lastFour: string;

  /** True if it was approved, which is possible for one customer only. */
  @Column('boolean', { default: false })
  approved: boolean;
}
