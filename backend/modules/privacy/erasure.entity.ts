import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Customer } from '../customers/index.js';

/** A deleted account. A restore adds those that were deleted after its backup; their customer is not erased yet. */
@Entity('erasures')
export class Erasure {
  @PrimaryColumn('integer')
  customerId: number;

  @OneToOne(() => Customer)
  @JoinColumn({ name: 'customer_id' })
  customer: Customer;

  @Column('timestamptz', { default: () => 'app_now()' })
  at: Date;
}
