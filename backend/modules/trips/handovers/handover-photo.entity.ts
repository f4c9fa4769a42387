import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import { CustomerDocument } from '../../customers/index.js';
import { HandoverRecord } from './handover.entity.js';

/** A photo or a signature of a handover. */
@Entity('handover_photos')
@Index('handover_photos_handover_idx', ['handoverId'])
export class HandoverPhotoRecord {
  /** Chosen by the phone. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  handoverId: string;

  @ManyToOne(() => HandoverRecord)
  @JoinColumn({ name: 'handover_id' })
  handover: HandoverRecord;

  @Column('uuid', { unique: true })
  documentId: string;

  @OneToOne(() => CustomerDocument)
  @JoinColumn({ name: 'document_id' })
  document: CustomerDocument;

  /** Key of a point, or SIGNATURE or THUMB_MARK. */
  @Column('text')
  point: string;

  /** When the photo was taken, by the clock of the phone. */
  @Column('timestamptz')
  capturedAt: Date;

  /** Clock of the server minus clock of the phone; null if the phone did not know it. */
  @Column('integer', { nullable: true })
  deviceOffsetMs: number | null;

  @Column('timestamptz', { default: () => 'app_now()' })
  receivedAt: Date;
}
