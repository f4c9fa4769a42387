import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { WireKey } from '../../../contract/messages/message.js';
import type { Paise } from '../../../contract/money.js';
import type { DisputeReply, SettlementLineKind } from '../../../contract/rentals/settlements.js';
import { Settlement } from './settlement.entity.js';

/** A line of a settlement. The database keeps the lines of an issued one unchanged. */
@Entity('settlement_lines')
@Index('settlement_lines_settlement_idx', ['settlementId'])
@Check(
  'settlement_lines_kind_check',
  `kind IN ('LATE', 'FUEL', 'EXTRA_KM', 'CLEANING', 'DAMAGE', 'MISSING_ITEM', 'OTHER', 'CREDIT', 'TOLL', 'CHALLAN', 'CHALLAN_FEE')`,
)
@Index('settlement_lines_mark_idx', ['settlementId', 'recordId', 'markNumber'], { unique: true })
@Check('settlement_lines_mark_check', '(record_id IS NULL) = (mark_number IS NULL)')
@Check(
  'settlement_lines_amount_check',
  `CASE WHEN kind = 'CREDIT' THEN amount_paise < 0 ELSE amount_paise > 0 END`,
)
@Check('settlement_lines_dispute_check', 'dispute IS NULL OR amount_paise > 0')
@Check(
  'settlement_lines_reply_check',
  `reply IS NULL OR reply = 'KEPT' AND reply_paise = amount_paise OR reply = 'WITHDRAWN' AND reply_paise = 0
     OR reply = 'REDUCED' AND reply_paise > 0 AND reply_paise < amount_paise`,
)
@Check('settlement_lines_final_check', 'final_paise = coalesce(reply_paise, amount_paise)')
export class SettlementLineRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  settlementId: number;

  @ManyToOne(() => Settlement)
  @JoinColumn({ name: 'settlement_id' })
  settlement: Settlement;

  @Column('text')
  kind: SettlementLineKind;

  @Column('integer')
  amountPaise: Paise;

  /** The reason or the calculation. */
  @Column('text')
  text: string;

  /** The message of a computed line. */
  @Column('jsonb', { nullable: true })
  textKey: WireKey | null;

  /** Null for a computed line. */
  @Column('integer', { nullable: true })
  staffId: number | null;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;

  /**
   * The record of the return or second inspection whose mark shows the charged item. `markNumber` is the position of
   * the mark, from 1.
   */
  @Column('uuid', { nullable: true })
  recordId: string | null;

  @Column('integer', { nullable: true })
  markNumber: number | null;

  /** False for lines that were added before damage and missing items needed a mark. */
  @Column('boolean', { default: true })
  needsMark: boolean;

  @Column('text', { nullable: true })
  dispute: string | null;

  @Column('text', { nullable: true })
  reply: DisputeReply | null;

  @Column('integer', { nullable: true })
  replyPaise: Paise | null;

  @Column('text', { nullable: true })
  replyText: string | null;

  /** Null for the system. */
  @Column('integer', { nullable: true })
  repliedById: number | null;

  @Column('timestamptz', { nullable: true })
  repliedAt: Date | null;

  /** The charged amount; null until the settlement is final. */
  @Column('integer', { nullable: true })
  finalPaise: Paise | null;
}
