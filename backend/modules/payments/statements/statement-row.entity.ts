import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';
import type { WireKey } from '../../../contract/messages/message.js';
import { Statement } from './statement.entity.js';

/**
 * A row of a statement. Rows that are not credits are stored only if they contain an id, because they may reverse a
 * credit or send a refund.
 */
@Entity('statement_rows')
@Index('statement_rows_words_idx', { synchronize: false })
@Check('statement_rows_amount_check', 'amount_paise >= 0')
@Check('statement_rows_debit_check', 'debit_paise >= 0 AND (debit_paise = 0 OR amount_paise = 0)')
export class StatementRow {
  @PrimaryColumn('integer')
  statementId: number;

  @ManyToOne(() => Statement)
  @JoinColumn({ name: 'statement_id' })
  statement: Statement;

  @PrimaryColumn('integer')
  line: number;

  /** Possible transaction IDs in the row, most likely first. */
  @Column('text', { array: true })
  ids: string[];

  /** For a credit: all words in its line that could be a transaction ID under any mapping; otherwise `ids`. */
  @Column('text', { array: true, default: () => "'{}'" })
  words: string[];

  /** 0 unless the row is a credit. */
  @Column('bigint')
  amountPaise: string;

  /** 0 unless the row is a debit. */
  @Column('bigint', { default: 0 })
  debitPaise: string;

  @Column('date', { nullable: true })
  day: Day | null;

  @Column('text', { nullable: true })
  text: string | null;

  /** Reason why the row cannot be read. */
  @Column('text', { nullable: true })
  problem: string | null;

  /** Clients translate the problem by this key. */
  @Column('jsonb', { nullable: true })
  problemKey: WireKey | null;
}
