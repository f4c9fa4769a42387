import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Customer } from '../customers/index.js';

/**
 * A deleted account. A restore adds the accounts that were deleted after the backup; their customers are erased only
 * afterwards.
 */
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
