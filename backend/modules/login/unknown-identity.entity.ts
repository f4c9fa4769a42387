import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A refusal that tells whether somebody has an account, counted per address against people who collect accounts. */
@Entity('unknown_identities')
@Index('unknown_identities_address_idx', ['address', 'createdAt'])
export class UnknownIdentity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  address: string;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
