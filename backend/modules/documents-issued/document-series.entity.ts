import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DocumentSeries } from '../../contract/payments/issued-documents.js';

/**
 * The last number of a series in a financial year. The row is locked until the commit, so that the numbers have no
 * gaps. CB is the series of the complaint book.
 */
@Entity('document_series')
export class DocumentSeriesEntity {
  @PrimaryColumn('text')
  series: DocumentSeries | 'CB';

  /** From April to March, such as `2627`. */
  @PrimaryColumn('text')
  year: string;

  @Column('integer', { default: 0 })
  lastNumber: number;

  @Column('timestamptz', { nullable: true })
  lastAt: Date | null;
}
