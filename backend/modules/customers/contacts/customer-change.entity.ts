import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Customer } from '../customer.entity.js';

export type ChangedField = 'email' | 'mobile' | 'fullName' | 'address';

/**
 * A change of a customer's account. The audit contains only the names of the fields; an erasure removes the values,
 * which are here.
 */
@Entity('customer_changes')
@Index('customer_changes_customer_idx', ['customerId'])
@Check('customer_changes_field_check', `field IN ('email', 'mobile', 'fullName', 'address')`)
@Check('customer_changes_reason_check', '(staff_id IS NULL) = (reason IS NULL)')
export class CustomerChange {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customer_id' })
  customer: Customer;

  @Column('text')
  field: ChangedField;

  /** Null if there was none. */
  @Column('text', { nullable: true })
  oldValue: string | null;

  /** Null if another account got the number. */
  @Column('text', { nullable: true })
  newValue: string | null;

  /** Null if the customer changed it. */
  @Column('integer', { nullable: true })
  staffId: number | null;

  /** Set if a staff member changed it. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('timestamptz', { default: () => 'app_now()' })
  at: Date;
}
