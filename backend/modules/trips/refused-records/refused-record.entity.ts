import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { HandoverKind } from '../../../contract/rentals/handovers.js';
import { Rental } from '../../rentals/index.js';

/** A record on the phone of a member of staff that the server refused. */
@Entity('refused_records')
@Index('refused_records_rental_idx', ['rentalId'])
@Check('refused_records_kind_check', `kind IN ('HANDOVER', 'RETURN', 'SECOND_INSPECTION')`)
export class RefusedRecordRow {
  /** The ID that the phone chose. The server may not have the record itself. */
  @PrimaryColumn('uuid')
  recordId: string;

  @Column('integer')
  rentalId: number;

  @ManyToOne(() => Rental)
  @JoinColumn({ name: 'rental_id' })
  rental: Rental;

  @Column('text')
  kind: HandoverKind;

  @Column('integer')
  staffId: number;

  /** The code of the newest refusal. */
  @Column('integer')
  code: number;

  /** Time of the first refusal. */
  @Column('timestamptz', { default: () => 'app_now()' })
  refusedAt: Date;
}
