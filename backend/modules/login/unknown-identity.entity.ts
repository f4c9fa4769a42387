import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A NOT_FOUND answer of the account sign-in, counted per address against people who fish for addresses. */
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
