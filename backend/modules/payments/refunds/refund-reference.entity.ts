import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { RefundEntity } from './refund.entity.js';

/** A reference of a refund that an admin has replaced. Append-only. */
@Entity('refund_references')
@Index('refund_references_refund_idx', ['refundId', 'id'])
export class RefundReference {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  refundId: number;

  @ManyToOne(() => RefundEntity)
  @JoinColumn({ name: 'refund_id' })
  refund: RefundEntity;

  @Column('text')
  reference: string;

  @Column('text')
  reason: string;

  @Column('integer')
  staffId: number;

  @Column('timestamptz', { default: () => 'app_now()' })
  at: Date;
}
