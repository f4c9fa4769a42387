import { Check, Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { RejectionReasons } from '../../../contract/customers/people.js';
import { Customer } from '../customer.entity.js';

/** Documents that staff asked an approved customer to send again, or a name that the customer changed. The customer may rent until the date. */
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

  /** Why, by document; empty for a changed name. */
  @Column('jsonb')
  reasons: RejectionReasons;

  /** The last day to send the documents. The approval ends after it. */
  @Column('date')
  dueOn: string;

  /** Null until the customer sends them. An admin then decides, and the row is removed. */
  @Column('timestamptz', { nullable: true })
  submittedAt: Date | null;

  /** The new name; null if documents are asked for. */
  @Column('text', { nullable: true })
  fullName: string | null;
}
