import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A recovery code, which replaces a code of the authenticator app once. */
@Entity('recovery_codes')
@Index('recovery_codes_staff_idx', ['staffId'])
export class RecoveryCodeRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  staffId: number;

  /** The first four characters of the code. */
  @Column('text')
  finder: string;

  @Column('bytea')
  salt: Buffer;

  /** scrypt hash of the other twelve characters. */
  @Column('bytea')
  hash: Buffer;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
