import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Number of wrong codes within an hour. */
@Entity('wrong_tries')
@Check('wrong_tries_count_check', 'count > 0')
export class WrongTries {
  /** `all` for the sum over the installation. */
  @PrimaryColumn('text')
  identityHash: string;

  @PrimaryColumn('text')
  asker: string;

  @PrimaryColumn('timestamptz')
  hour: Date;

  @Column('integer')
  count: number;
}
