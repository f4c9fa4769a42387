import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';

/** A bank statement that was matched with the payments. The file itself is not stored. */
@Entity('statements')
export class Statement {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** Shortened file name. */
  @Column('text')
  name: string;

  /** Hash of the file and its mapping, so that a second import returns the same statement. */
  @Column('text', { unique: true })
  contentHash: string;

  @Column('date', { nullable: true })
  fromDay: Day | null;

  @Column('date', { nullable: true })
  toDay: Day | null;

  /** Words that several credits contain and that therefore identify none of them. */
  @Column('text', { array: true, default: () => "'{}'" })
  sharedWords: string[];

  @Column('integer')
  rowCount: number;

  @Column('integer')
  leftOut: number;

  /** Null if the statement was imported without its debits. */
  @Column('integer', { nullable: true })
  debitCount: number | null;

  @Column('integer')
  createdById: number;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
