import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { EvidenceKind } from '../../../contract/rentals/evidence.js';
import { HandoverRecord } from '../handovers/handover.entity.js';

/** An item in the evidence chain of a car. Append-only. */
@Entity('evidence_items')
@Index('evidence_items_handover_idx', ['handoverId'])
@Check('evidence_items_kind_check', `kind IN ('FORM', 'PHOTO', 'SIGNATURE', 'MARK')`)
export class EvidenceItem {
  @PrimaryColumn('integer')
  carId: number;

  /** Counted from 1 without gaps, per car. */
  @PrimaryColumn('integer')
  position: number;

  @Column('uuid')
  handoverId: string;

  @ManyToOne(() => HandoverRecord)
  @JoinColumn({ name: 'handover_id' })
  handover: HandoverRecord;

  @Column('text')
  kind: EvidenceKind;

  /** Canonical JSON, with the hash of the stored file. */
  @Column('text')
  content: string;

  /** SHA-256 of the previous hash and the content, in hexadecimal. */
  @Column('text')
  hash: string;
}
