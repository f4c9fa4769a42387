import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { RentalMove } from '../rentals/index.js';

/** The corrected odometer of a pickup or return. The view `valid_moves` contains it in place of the typed one. */
@Entity('odometer_corrections')
@Check('odometer_corrections_odometer_check', 'odometer_km BETWEEN 0 AND 999999')
export class OdometerCorrectionRow {
  @PrimaryColumn('integer')
  moveId: number;

  @ManyToOne(() => RentalMove)
  @JoinColumn({ name: 'move_id' })
  move: RentalMove;

  @Column('integer')
  odometerKm: number;

  @Column('timestamptz', { default: () => 'app_now()' })
  correctedAt: Date;
}
