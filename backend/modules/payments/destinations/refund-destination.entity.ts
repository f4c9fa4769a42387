import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { DestinationKind } from '../../../contract/payments/refund-destinations.js';
import { Customer } from '../../customers/index.js';
import { Payment } from '../payment.entity.js';

/**
 * A destination that was entered for refunds, including those that become due later. A change is a new row, and the
 * newest UPI ID or account of a customer is offered for the next refund.
 */
@Entity('refund_destinations')
@Unique('refund_destinations_customer_key', ['customerId', 'id'])
@Check('refund_destinations_kind_check', `kind IN ('UPI', 'ACCOUNT', 'CASH', 'CARD')`)
@Check(
  'refund_destinations_details_check',
  `(sealed_details IS NULL) = (masked IS NULL) AND (kind IN ('UPI', 'ACCOUNT') OR masked IS NULL)`,
)
@Check('refund_destinations_owner_check', 'rental_id IS NOT NULL OR payment_id IS NOT NULL')
export class RefundDestinationEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer)
  @JoinColumn({ name: 'customer_id' })
  customer: Customer;

  /** Null for a refund without a rental. */
  @Column('integer', { nullable: true })
  rentalId: number | null;

  /** Null for the refunds of all payments of the rental. */
  @Column('integer', { nullable: true })
  paymentId: number | null;

  @ManyToOne(() => Payment)
  @JoinColumn({ name: 'payment_id' })
  payment: Payment | null;

  @Column('text')
  kind: DestinationKind;

  /**
   * Encrypted with AES-256-GCM. Null for cash and card, after the customer was erased, and if no secret could decrypt
   * the details.
   */
  @Column('bytea', { nullable: true })
  sealedDetails: Buffer | null;

  @Column('text', { nullable: true })
  masked: string | null;

  /** When it replaced a different UPI ID or account of the customer; null for the first one, and for cash and card. */
  @Column('timestamptz', { nullable: true })
  changedAt: Date | null;

  /** Null if the customer entered it. */
  @Column('integer', { nullable: true })
  staffId: number | null;

  /** When a refund to this destination bounced. */
  @Column('timestamptz', { nullable: true })
  failedAt: Date | null;

  @Column('timestamptz', { default: () => 'app_now()' })
  at: Date;
}
