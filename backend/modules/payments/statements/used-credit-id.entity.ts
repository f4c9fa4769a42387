import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Payment } from '../payment.entity.js';
import { StatementRow } from './statement-row.entity.js';

/** An id in a credit that has proved a payment; no other payment can use it. */
@Entity('used_credit_ids')
@Index('used_credit_ids_payment_idx', ['paymentId'])
export class UsedCreditId {
  @PrimaryColumn('text')
  id: string;

  @Column('integer')
  paymentId: number;

  @ManyToOne(() => Payment)
  @JoinColumn({ name: 'payment_id' })
  payment: Payment;

  @Column('integer')
  statementId: number;

  @Column('integer')
  line: number;

  @ManyToOne(() => StatementRow)
  @JoinColumn([
    { name: 'statement_id', referencedColumnName: 'statementId' },
    { name: 'line', referencedColumnName: 'line' },
  ])
  row: StatementRow;
}
