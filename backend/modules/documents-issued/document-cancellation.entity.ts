import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { IssuedDocumentEntity } from './issued-document.entity.js';

/** Cancels a document, which keeps its number and content. Rows are only added. */
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
