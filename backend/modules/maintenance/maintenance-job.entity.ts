import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { CostBearer, MaintenanceJobState, MaintenanceKind } from '../../contract/fleet/maintenance.js';
import type { Paise } from '../../contract/money.js';
import { Car } from '../fleet/index.js';

/** One visit of a car to a workshop. */
@Entity('maintenance_jobs')
@Index('maintenance_jobs_car_idx', ['carId'])
@Check('maintenance_jobs_kind_check', `kind IN ('SERVICE', 'OIL', 'TYRES', 'BRAKES', 'BATTERY', 'OTHER')`)
@Check('maintenance_jobs_state_check', `state IN ('PLANNED', 'IN_WORK', 'DONE')`)
@Check(
  'maintenance_jobs_done_check',
  `(state = 'DONE') = (done_on IS NOT NULL) AND (state = 'DONE') = (odometer_km IS NOT NULL)`,
)
@Check(
  'maintenance_jobs_cost_check',
  `(cost_paise IS NULL) = (paid_by IS NULL) AND (cost_paise IS NULL OR cost_paise >= 0 AND state = 'DONE' AND paid_by IN ('US', 'OWNER'))`,
)
export class MaintenanceJobRecord {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  carId: number;

  @ManyToOne(() => Car)
  @JoinColumn({ name: 'car_id' })
  car: Car;

  @Column('text')
  kind: MaintenanceKind;

  @Column('text')
  text: string;

  @Column('text', { default: 'PLANNED' })
  state: MaintenanceJobState;

  /** Id of the block in the calendar module. The block may no longer exist. */
  @Column('integer', { nullable: true })
  blockId: number | null;

  @Column('date', { nullable: true })
  doneOn: string | null;

  @Column('integer', { nullable: true })
  odometerKm: number | null;

  @Column('integer', { nullable: true })
  costPaise: Paise | null;

  @Column('text', { nullable: true })
  paidBy: CostBearer | null;
}
