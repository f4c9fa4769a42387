import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('subscribers')
export class Subscriber {
  @PrimaryColumn('text')
  email: string;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
