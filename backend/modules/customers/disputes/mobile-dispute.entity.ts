import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Customer } from '../customer.entity.js';

/** A claim to an account's mobile number: codes were requested with the number and another e-mail address. */
@Entity('mobile_disputes')
@Unique('mobile_disputes_claim_key', ['customerId', 'mobile', 'claimantHash'])
@Index('mobile_disputes_last_idx', ['lastAt'])
export class MobileDispute {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** The customer whose account has the number. */
  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customer_id' })
  customer: Customer;

  @Column('text')
  mobile: string;

  /** HMAC of the e-mail address that the claimant entered. */
  @Column('text')
  claimantHash: string;

  @Column('integer', { default: 1 })
  claims: number;

  @Column('timestamptz', { default: () => 'app_now()' })
  firstAt: Date;

  @Column('timestamptz', { default: () => 'app_now()' })
  lastAt: Date;
}
