import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The authenticator app of a staff member. */
@Entity('staff_factors')
@Check('staff_factors_wrong_tries_check', 'wrong_tries >= 0')
export class StaffFactor {
  @PrimaryColumn('integer')
  staffId: number;

  /** The encrypted secret, bound to the staff member. */
  @Column('bytea')
  sealedSecret: Buffer;

  /** Null until the first right code. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** The time step of the last right code. Codes of this step and of earlier ones are refused. */
  @Column('integer', { default: 0 })
  lastStep: number;

  /** Wrong codes of a signed-in member since `wrongSince`. */
  @Column('integer', { default: 0 })
  wrongTries: number;

  @Column('timestamptz', { nullable: true })
  wrongSince: Date | null;
}
