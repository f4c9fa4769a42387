import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Customer } from '../customer.entity.js';

/** A change of an e-mail address by staff. The customer can stop it by signing in with the current address. */
@Entity('email_moves')
@Index('email_moves_due_idx', ['dueAt'])
export class EmailMove {
  @PrimaryColumn('integer')
  customerId: number;

  @OneToOne(() => Customer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customer_id' })
  customer: Customer;

  /** The new address. */
  @Column('text')
  email: string;

  @Column('integer')
  staffId: number;

  @Column('text')
  reason: string;

  @Column('timestamptz')
  dueAt: Date;
}
