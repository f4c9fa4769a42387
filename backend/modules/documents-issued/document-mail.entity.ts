import { Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { IssuedDocumentEntity } from './issued-document.entity.js';

/** An issued document that no e-mail has yet. The database adds and removes it. */
@Entity('document_mails')
export class DocumentMail {
  @PrimaryColumn('integer')
  documentId: number;

  @OneToOne(() => IssuedDocumentEntity)
  @JoinColumn({ name: 'document_id' })
  document: IssuedDocumentEntity;
}
