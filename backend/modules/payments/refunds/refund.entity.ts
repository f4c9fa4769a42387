import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Paise } from '../../../contract/money.js';
import type { BounceCause, RefundMethod, RefundRowState } from '../../../contract/payments/refunds.js';
import { Customer } from '../../customers/index.js';
import { RefundDestinationEntity } from '../destinations/refund-destination.entity.js';
import { Payment } from '../payment.entity.js';

/** Money that is to be returned, or was returned, to a customer. Never deleted. */
@Entity('refunds')
@Index('refunds_customer_idx', ['customerId'])
@Index('refunds_payment_idx', ['paymentId'])
@Index('refunds_rental_idx', ['rentalId'])
@Index('refunds_due_idx', ['dueOn', 'id'], { where: `state = 'DUE'` })
@Index('refunds_sent_idx', ['sentAt'], { where: `state = 'SENT'` })
@Index('refunds_bounced_idx', ['bouncedAt'], { where: `state = 'BOUNCED'` })
@Index('refunds_reference_start_idx', { synchronize: false })
@Index('refunds_open_of_payment_key', ['paymentId'], {
  unique: true,
  where: `state = 'DUE' AND payment_id IS NOT NULL`,
})
@Index('refunds_open_of_rental_key', ['rentalId'], {
  unique: true,
  where: `state = 'DUE' AND payment_id IS NULL`,
})
@Check('refunds_amount_check', 'amount_paise > 0')
@Check('refunds_state_check', `state IN ('DUE', 'SENT', 'BOUNCED', 'WITHDRAWN')`)
@Check('refunds_method_check', `method IN ('UPI', 'BANK_TRANSFER', 'CASH', 'CARD')`)
@Check(
  'refunds_cause_check',
  `bounce_cause IN ('RETURNED_BY_BANK', 'WRONG_DESTINATION', 'NOT_SENT', 'OTHER')`,
)
@Check('refunds_owner_check', 'payment_id IS NOT NULL OR rental_id IS NOT NULL')
@Check(
  'refunds_sent_check',
  `(state IN ('SENT', 'BOUNCED')) = (reference IS NOT NULL AND sent_at IS NOT NULL)`,
)
@Check('refunds_bounced_check', `(state = 'BOUNCED') = (bounce_cause IS NOT NULL AND bounced_at IS NOT NULL)`)
export class RefundEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer)
  @JoinColumn({ name: 'customer_id' })
  customer: Customer;

  /** Null for a payment without a rental. */
  @Column('integer', { nullable: true })
  rentalId: number | null;

  /** Null for a compensation. */
  @Column('integer', { nullable: true })
  paymentId: number | null;

  @ManyToOne(() => Payment)
  @JoinColumn({ name: 'payment_id' })
  payment: Payment | null;

  /** Null until it is entered; it does not change after the refund was sent. */
  @Column('integer', { nullable: true })
  destinationId: number | null;

  @ManyToOne(() => RefundDestinationEntity)
  @JoinColumn([
    { name: 'destination_id', referencedColumnName: 'id' },
    { name: 'customer_id', referencedColumnName: 'customerId' },
  ])
  destination: RefundDestinationEntity | null;

  @Column('integer')
  amountPaise: Paise;

  @Column('date')
  dueOn: string;

  @Column('text', { default: 'DUE' })
  state: RefundRowState;

  @Column('text', { nullable: true })
  method: RefundMethod | null;

  /** Reference of the transfer. */
  @Column('text', { nullable: true })
  reference: string | null;

  @Column('date', { nullable: true })
  sentOn: string | null;

  /** When the transfer was recorded. */
  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  @Column('integer', { nullable: true })
  sentById: number | null;

  @Column('text', { nullable: true })
  bounceCause: BounceCause | null;

  @Column('date', { nullable: true })
  bouncedOn: string | null;

  @Column('timestamptz', { nullable: true })
  bouncedAt: Date | null;

  @Column('integer', { nullable: true })
  bouncedById: number | null;

  @Column('text', { nullable: true })
  reason: string | null;

  /** Increased by a trigger on every update. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
