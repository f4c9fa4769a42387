import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Customer } from '../customer.entity.js';

/** A customer's Aadhaar number, which is stored only here and never in the clear. */
@Entity('aadhaar_records')
export class AadhaarRecord {
  @PrimaryColumn('integer')
  customerId: number;

  @OneToOne(() => Customer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customer_id' })
  customer: Customer;

  /** AES-256-GCM; null where the settings store only the last four digits. */
  @Column('bytea', { nullable: true })
  sealedNumber: Buffer | null;

  /** Keyed, so that the same number is recognised without being readable. */
  @Column('text', { unique: true })
  numberHash: string;

  @Column('text')
  lastFour: string;
}
