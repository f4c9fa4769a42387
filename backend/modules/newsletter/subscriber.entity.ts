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
}
