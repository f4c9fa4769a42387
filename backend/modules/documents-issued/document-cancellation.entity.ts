import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { IssuedDocumentEntity } from './issued-document.entity.js';

/** Cancels a document, whose number and content stay. Append-only. */
@Entity('document_cancellations')
export class DocumentCancellation {
  @PrimaryColumn('integer')
  documentId: number;

  @OneToOne(() => IssuedDocumentEntity)
  @JoinColumn({ name: 'document_id' })
  document: IssuedDocumentEntity;

  @Column('timestamptz', { default: () => 'app_now()' })
  at: Date;
}
