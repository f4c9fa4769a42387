import { Entity, PrimaryColumn } from 'typeorm';

/** The time of the last backup that was restored and compared. A restored database contains an earlier one, or none. */
@Entity('backup_proofs')
export class BackupProof {
  @PrimaryColumn('timestamptz')
  takenAt: Date;
}
