import { Check, Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { RejectionReasons } from '../../../contract/customers/people.js';
import { Customer } from '../customer.entity.js';

/**
 * Documents that an approved customer was asked to send again, or a name that the customer changed. The approval
 * continues until `dueOn` or the decision.
 */
@Entity('renewals')
@Index('renewals_due_idx', ['dueOn'], { where: 'submitted_at IS NULL' })
@Check(
  'renewals_reasons_check',
  `reasons ?| ARRAY['aadhaar', 'license'] OR full_name IS NOT NULL AND submitted_at IS NOT NULL`,
)
export class RenewalRecord {
  @PrimaryColumn('integer')
  customerId: number;

  @OneToOne(() => Customer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customer_id' })
  customer: Customer;

  /** The reason for each requested document; empty for a changed name. */
  @Column('jsonb')
  reasons: RejectionReasons;

  /** The last day to send the documents. The approval ends after it. */
  @Column('date')
  dueOn: string;

  /** Null until the customer sends the documents. An admin's decision removes the row. */
  @Column('timestamptz', { nullable: true })
  submittedAt: Date | null;

  /** The new name; null if documents are requested. */
  @Column('text', { nullable: true })
  fullName: string | null;
}
