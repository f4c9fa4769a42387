import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A refusal that reveals whether an account exists, counted per IP address to limit enumeration. */
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
