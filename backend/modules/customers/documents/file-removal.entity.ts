import { Entity, PrimaryColumn } from 'typeorm';

/** The file of a document whose row is gone. The database adds it in the transaction that deletes the row. */
@Entity('file_removals')
export class FileRemoval {
  @PrimaryColumn('text')
  storageKey: string;
}
