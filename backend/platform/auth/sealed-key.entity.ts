import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A secret that has sealed data of this database. */
@Entity('sealed_keys')
export class SealedKey {
  /** The first bytes of a hash of the secret, as in sealed files. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'sealed_keys_pkey' })
  keyId: string;

  @Column('timestamptz', { default: () => 'app_now()' })
  firstUsedAt: Date;

  /** From this time, values are sealed in the bound form, which processes of the previous version cannot read. */
  @Column('timestamptz', { default: () => `(app_now() + '01:00:00')` })
  boundFrom: Date;

  /** The time since which no data is sealed with it; null while it is in use. */
  @Column('timestamptz', { nullable: true })
  unusedAt: Date | null;

  /** The time at which the operator gave its data up, because the secret was lost. */
  @Column('timestamptz', { nullable: true })
  givenUpAt: Date | null;
}
