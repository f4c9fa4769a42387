import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

@Entity('subscribers')
@Unique('subscribers_email_key', ['email'])
export class Subscriber {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  email: string;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;

  /** Time of the newest e-mail with a link. */
  @Column('timestamptz', { default: () => 'app_now()' })
  askedAt: Date;

  /** Null until the link was confirmed. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** SHA-256 of the token in the newest link; null before the first e-mail. */
  @Column('text', { nullable: true })
  tokenHash: string | null;
}
