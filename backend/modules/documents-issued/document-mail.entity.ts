import { Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { IssuedDocumentEntity } from './issued-document.entity.js';

/** An issued document that no e-mail contains yet. The database adds the row, and removes it when an e-mail does. */
@Entity('document_mails')
export class DocumentMail {
  @PrimaryColumn('integer')
  documentId: number;

  @OneToOne(() => IssuedDocumentEntity)
  @JoinColumn({ name: 'document_id' })
  document: IssuedDocumentEntity;
}
