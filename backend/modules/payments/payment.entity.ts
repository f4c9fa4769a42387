import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Paise } from '../../contract/money.js';
import type { PaymentMethod } from '../../contract/payments/payment-methods.js';
import type { PaymentStatus, Shortage } from '../../contract/payments/payments.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import { Customer, CustomerDocument } from '../customers/index.js';

/** A transfer that a customer has reported, claimed by a rental or unclaimed. Never deleted. */
@Entity('payments')
@Index('payments_amount_idx', ['amountPaise', 'id'])
@Index('payments_customer_idx', ['customerId', 'id'])
@Index('payments_hold_idx', ['holdId'])
@Index('payments_rental_idx', ['rentalId'])
@Index('payments_decided_idx', ['decidedAt'], { where: `status IN ('VERIFIED', 'REFUND_DUE', 'REFUNDED')` })
@Index('payments_received_idx', { synchronize: false })
@Index('payments_checked_idx', ['id'], { where: 'decided_at > created_at' })
@Index('payments_status_amount_idx', ['status', 'amountPaise', 'id'])
@Index('payments_status_idx', ['status', 'id'])
@Index('payments_transaction_start_idx', { synchronize: false })
@Index('payments_slot_lost_idx', ['id'], { where: 'slot_lost_at IS NOT NULL' })
@Check(
  'payments_refund_check',
  `refund_paise >= 0 AND (status NOT IN ('REFUND_DUE', 'REFUNDED') OR (coalesce(refund_paise, 0) > 0 AND refund_due_on IS NOT NULL))`,
)
@Check('payments_refund_limit_check', 'refund_paise <= amount_paise')
@Index('payments_transaction_id_key', ['transactionId'], { unique: true, where: 'released_at IS NULL' })
@Index('payments_unlinked_idx', ['id'], {
  where: `rental_id IS NULL AND status IN ('SUBMITTED', 'VERIFIED')`,
})
@Check('payments_released_check', `released_at IS NULL OR status = 'REJECTED'`)
@Index('payments_receipt_number_key', ['receiptNumber'], { unique: true })
@Check('payments_method_check', `method IN ('UPI', 'BANK_TRANSFER', 'CASH', 'CARD')`)
@Check('payments_receipt_check', `receipt_number IS NULL OR method IN ('CASH', 'CARD')`)
@Check(
  'payments_card_check',
  `(terminal IS NOT NULL) = (method = 'CARD') AND (method <> 'CARD' OR screenshot_id IS NOT NULL OR screenshot_removed_at IS NOT NULL)`,
)
@Check('payments_received_at_check', `received_at IS NULL OR method IN ('CASH', 'CARD')`)
@Check('payments_cash_check', `method <> 'CASH' OR amount_paise % 100 = 0`)
@Check(
  'payments_counter_check',
  `method NOT IN ('CASH', 'CARD') OR (status <> 'SUBMITTED' AND taken_by_id IS NOT NULL)`,
)
@Check(
  'payments_screenshot_check',
  'screenshot_id IS NOT NULL OR taken_by_id IS NOT NULL OR screenshot_removed_at IS NOT NULL',
)
@Check('payments_amount_check', 'amount_paise > 0')
@Check('payments_received_check', 'received_paise > 0')
@Check('payments_shortage_check', `shortage IN ('AT_PICKUP', 'FIRST')`)
@Check('payments_type_check', `type IN ('book', 'reserve')`)
@Check('payments_status_check', `status IN ('SUBMITTED', 'VERIFIED', 'REJECTED', 'REFUND_DUE', 'REFUNDED')`)
export class Payment {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer)
  @JoinColumn({ name: 'customer_id' })
  customer: Customer;

  @Column('text')
  type: RentalAction;

  @Column('text', { default: 'UPI' })
  method: PaymentMethod;

  /** The number of a receipt in cash or by card; its transaction ID contains it. */
  @Column('integer', { nullable: true })
  receiptNumber: number | null;

  /** The number of the card terminal. */
  @Column('text', { nullable: true })
  terminal: string | null;

  @Column('text', { nullable: true })
  note: string | null;

  /** When staff received cash or a card payment that was entered later; null for any other payment. */
  @Column('timestamptz', { nullable: true })
  receivedAt: Date | null;

  /** The member of staff who took the payment; null if its customer submitted it. */
  @Column('integer', { nullable: true })
  takenById: number | null;

  /** Normalised; unique among all customers unless it is released. */
  @Column('text')
  transactionId: string;

  @Column('integer')
  amountPaise: Paise;

  /** The amount that the bank received; null if it is the reported one. */
  @Column('integer', { nullable: true })
  receivedPaise: Paise | null;

  /** Whether the rental goes ahead although this verified payment is too low; null if nothing was missing. */
  @Column('text', { nullable: true })
  shortage: Shortage | null;

  /** Amount to be paid when it was submitted; null while the payment is unclaimed. */
  @Column('integer', { nullable: true })
  expectedPaise: Paise | null;

  /**
   * The screenshot of the transfer or the slip of the card payment; null for other payments that staff took, and after
   * its removal.
   */
  @Column('uuid', { nullable: true })
  screenshotId: string | null;

  @ManyToOne(() => CustomerDocument)
  @JoinColumn({ name: 'screenshot_id' })
  screenshot: CustomerDocument | null;

  /** When the screenshot was removed, because the payment is settled and old or its customer was erased. */
  @Column('timestamptz', { nullable: true })
  screenshotRemovedAt: Date | null;

  @Column('boolean', { default: false })
  screenshotSeenBefore: boolean;

  /** REFUND_DUE and REFUNDED are written by the previous version only; `payment_states` derives them. */
  @Column('text', { default: 'SUBMITTED' })
  status: PaymentStatus;

  /** Hold that the payment was submitted for, even if the hold had ended. */
  @Column('uuid', { nullable: true })
  holdId: string | null;

  /** Rental that claimed the payment. */
  @Column('integer', { nullable: true })
  rentalId: number | null;

  /** When the slot of the unclaimed payment was found to be taken. */
  @Column('timestamptz', { nullable: true })
  slotLostAt: Date | null;

  @Column('integer', { nullable: true })
  decidedById: number | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  @Column('text', { nullable: true })
  reason: string | null;

  /** Written by the previous version only, as are the other columns of a refund. */
  @Column('integer', { nullable: true })
  refundPaise: Paise | null;

  @Column('date', { nullable: true })
  refundDueOn: string | null;

  @Column('text', { nullable: true })
  refundReference: string | null;

  @Column('integer', { nullable: true })
  refundedById: number | null;

  @Column('timestamptz', { nullable: true })
  refundedAt: Date | null;

  /** When an admin allowed any customer to submit the transaction ID. */
  @Column('timestamptz', { nullable: true })
  releasedAt: Date | null;

  /** How often its customer submitted it again after a rejection. */
  @Column('integer', { default: 0 })
  resubmissions: number;

  /** When the payment was last submitted again; null if unknown. */
  @Column('timestamptz', { nullable: true })
  resubmittedAt: Date | null;

  /** When an admin last reopened the payment; null if never, or before this column existed. */
  @Column('timestamptz', { nullable: true })
  reopenedAt: Date | null;

  /** Increased by a trigger on every update. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
