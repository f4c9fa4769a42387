import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Customer } from '../customer.entity.js';

/** A change of an e-mail address by staff that the present address can stop by signing in. */
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
