import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { ConsentPurpose } from '../../../contract/privacy/consent.js';
import { Customer } from '../customer.entity.js';

/** A text that a customer agreed to. The newest one for a purpose is in force. */
@Entity('consents')
@Index('consents_customer_idx', ['customerId', 'id'])
@Check('consents_purpose_check', `purpose IN ('REGISTRATION', 'AADHAAR_QR', 'SMS')`)
@Check('consents_withdrawn_check', `withdrawn_at IS NULL OR purpose <> 'REGISTRATION'`)
export class ConsentRecord {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customer_id' })
  customer: Customer;

  @Column('text')
  purpose: ConsentPurpose;

  @Column('text')
  version: string;

  /** SHA-256 of the English text. */
  @Column('text')
  textHash: string;

  @Column('timestamptz', { default: () => 'app_now()' })
  at: Date;

  @Column('timestamptz', { nullable: true })
  withdrawnAt: Date | null;
}
