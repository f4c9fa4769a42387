import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';
import type { WireKey } from '../../../contract/messages/message.js';
import { Statement } from './statement.entity.js';

/**
 * A row of a statement as it was read. Of rows that are no credit, only those with an id are stored, because the bank may
 * have reversed a credit.
 */
@Entity('statement_rows')
@Index('statement_rows_words_idx', { synchronize: false })
@Check('statement_rows_amount_check', 'amount_paise >= 0')
export class StatementRow {
  @PrimaryColumn('integer')
  statementId: number;

  @ManyToOne(() => Statement)
  @JoinColumn({ name: 'statement_id' })
  statement: Statement;

  @PrimaryColumn('integer')
  line: number;

  /** Transaction ids that the row may contain, likeliest first. */
  @Column('text', { array: true })
  ids: string[];

  /** Of a credit: everything in its line that could be a transaction id, under any mapping. */
  @Column('text', { array: true, default: () => "'{}'" })
  words: string[];

  /** 0 where the row is no credit. */
  @Column('bigint')
  amountPaise: string;

  @Column('date', { nullable: true })
  day: Day | null;

  @Column('text', { nullable: true })
  text: string | null;

  /** Why it cannot be read. */
  @Column('text', { nullable: true })
  problem: string | null;

  /** By which clients translate the problem. */
  @Column('jsonb', { nullable: true })
  problemKey: WireKey | null;
}
