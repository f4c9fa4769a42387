import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** The uploaded licence of the operator. There is at most one row. */
@Entity('operator_licence_files')
@Unique('operator_licence_files_storage_key_key', ['storageKey'])
export class OperatorLicenceFileRow {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  storageKey: string;

  @Column('text')
  contentType: 'image/jpeg' | 'application/pdf';

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;
}
