import { Check, Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { IdentityKind } from '../../../contract/customers/identity-documents.js';
import { Customer } from '../customer.entity.js';

/** The number of a customer's identity document, which is stored only here and never in plain text. */
@Entity('aadhaar_records')
@Index('aadhaar_records_number_idx', ['numberHash'])
@Index('aadhaar_records_approved_key', ['numberHash'], { unique: true, where: 'approved' })
@Check('aadhaar_records_hash_check', `number_hash IS NOT NULL OR kind = 'AADHAAR' AND sealed_number IS NULL`)
@Check('aadhaar_records_kind_check', `kind IN ('AADHAAR', 'PASSPORT', 'VOTER_ID')`)
export class IdentityRecord {
  @PrimaryColumn('integer')
  customerId: number;

  @OneToOne(() => Customer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customer_id' })
  customer: Customer;

  /** Encrypted with AES-256-GCM; null for an Aadhaar number if the settings allow only the last four digits. */
  @Column('bytea', { nullable: true })
  sealedNumber: Buffer | null;

  /** Keyed hash, which detects the same number without revealing it; null if the customer sent only the last four digits. */
  @Column('text', { nullable: true })
  numberHash: string | null;

  @Column('text')
  lastFour: string;

  /** True if the number was approved. A number can be approved for one customer only. */
  @Column('boolean', { default: false })
  approved: boolean;

  @Column('text', { default: 'AADHAAR' })
  kind: IdentityKind;
}
