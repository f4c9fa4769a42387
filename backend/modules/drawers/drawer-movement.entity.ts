import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Paise } from '../../contract/money.js';
import type { MovementKind } from '../../contract/payments/drawers.js';
import { Drawer } from './drawer.entity.js';

/** Money that entered or left a drawer. Rows are only added, and only while the drawer is open. */
@Entity('drawer_movements')
@Index('drawer_movements_drawer_idx', ['drawerId', 'id'])
@Index('drawer_movements_payment_idx', ['paymentId'])
@Index('drawer_movements_photo_idx', ['photoKey'])
@Check(
  'drawer_movements_kind_check',
  `kind IN ('RECEIPT', 'RECEIPT_REVERSED', 'CARD_RECEIPT', 'CARD_REVERSED', 'REFUND', 'EXPENSE', 'TO_SAFE', 'FROM_SAFE', 'REFUND_RETURNED')`,
)
@Check('drawer_movements_amount_check', 'amount_paise > 0')
@Check(
  'drawer_movements_payment_check',
  `(payment_id IS NULL) = (kind IN ('EXPENSE', 'TO_SAFE', 'FROM_SAFE'))`,
)
@Check(
  'drawer_movements_photo_check',
  `num_nonnulls(photo_key, photo_type) = CASE kind WHEN 'EXPENSE' THEN 2 ELSE 0 END`,
)
export class DrawerMovement {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  drawerId: number;

  @ManyToOne(() => Drawer)
  @JoinColumn({ name: 'drawer_id' })
  drawer: Drawer;

  @Column('text')
  kind: MovementKind;

  @Column('integer')
  amountPaise: Paise;

  @Column('text')
  reason: string;

  /** The payment of a receipt, its reversal or its refund. */
  @Column('integer', { nullable: true })
  paymentId: number | null;

  /** Storage key of the photo of an expense. */
  @Column('text', { nullable: true })
  photoKey: string | null;

  @Column('text', { nullable: true })
  photoType: string | null;

  @Column('timestamptz', { default: () => 'app_now()' })
  at: Date;
}
