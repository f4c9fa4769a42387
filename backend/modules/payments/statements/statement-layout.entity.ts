import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StatementMapping } from '../../../contract/payments/statements.js';

/** The last column mapping for statements with the same header. */
@Entity('statement_layouts')
export class StatementLayout {
  @PrimaryColumn('text')
  headerHash: string;

  @Column('jsonb')
  mapping: StatementMapping;

  @Column('integer')
  savedById: number;

  @Column('timestamptz', { default: () => 'app_now()' })
  savedAt: Date;
}
