import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';

/** A bank statement that was matched with the payments. The file itself is not stored. */
@Entity('statements')
export class Statement {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** The file's name, shortened. */
  @Column('text')
  name: string;

  /** Of the file and its mapping, so that importing both again returns the same statement. */
  @Column('text', { unique: true })
  contentHash: string;

  @Column('date', { nullable: true })
  fromDay: Day | null;

  @Column('date', { nullable: true })
  toDay: Day | null;

  /** Words that several of its credits contain, so that they identify none of them. */
  @Column('text', { array: true, default: () => "'{}'" })
  sharedWords: string[];

  @Column('integer')
  rowCount: number;

  @Column('integer')
  leftOut: number;

  @Column('integer')
  createdById: number;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
