import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Paise } from '../../contract/money.js';
import type { DocumentSeries } from '../../contract/payments/issued-documents.js';
import type { DocumentContent } from './document-content.js';

/**
 * A document issued to a customer. Rows are only added: the database issues a document when the recorded fact is
 * committed.
 */
@Entity('issued_documents')
@Index('issued_documents_number_start_idx', { synchronize: false })
@Index('issued_documents_series_idx', ['series', 'id'])
@Index('issued_documents_customer_idx', ['customerId'])
@Index('issued_documents_rental_idx', ['rentalId'])
@Index('issued_documents_payment_idx', ['paymentId'])
@Index('issued_documents_refund_idx', ['refundId'], { where: 'refund_id IS NOT NULL' })
@Index('issued_documents_version_key', ['rentalId', 'series', 'version'], {
  unique: true,
  where: 'version IS NOT NULL',
})
@Check(
  'issued_documents_number_check',
  `length(number) <= 16 AND CASE series WHEN 'AG' THEN number LIKE '%/' || version WHEN 'SS' THEN number LIKE '%-' || version ELSE number LIKE series || '/____/______%' END`,
)
@Check(
  'issued_documents_series_check',
  `series IN ('RC', 'DR', 'RR', 'AG', 'BL', 'CM', 'SS', 'RV', 'RF', 'IN', 'CN')`,
)
@Check(
  'issued_documents_amount_check',
  `amount_paise > 0 OR series = 'AG' AND amount_paise = 0 OR series = 'SS'`,
)
@Check(
  'issued_documents_entry_check',
  `(entry_id IS NULL) = (series IN ('AG', 'BL', 'CM', 'SS', 'IN', 'CN'))`,
)
export class IssuedDocumentEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text', { unique: true })
  number: string;

  @Column('text')
  series: DocumentSeries;

  @Column('timestamptz')
  issuedAt: Date;

  @Column('integer')
  customerId: number;

  /** Null for a payment without a rental. */
  @Column('integer', { nullable: true })
  rentalId: number | null;

  @Column('integer', { nullable: true })
  paymentId: number | null;

  @Column('integer', { nullable: true })
  refundId: number | null;

  /** The ledger entry of the recorded fact; null if the fact has several entries or none. */
  @Column('integer', { nullable: true })
  entryId: number | null;

  /** Counts a rental's documents per series, in AG, BL, CM, SS, IN and CN only. */
  @Column('integer', { nullable: true })
  version: number | null;

  @Column('integer')
  amountPaise: Paise;

  @Column('jsonb')
  content: DocumentContent;
}
