import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { MaintenanceKind } from '../../contract/fleet/maintenance.js';
import { Car } from '../fleet/index.js';

/** Maintenance that a car needs again after a number of kilometres or days. */
@Entity('maintenance_plans')
@Check('maintenance_plans_kind_check', `kind IN ('SERVICE', 'OIL', 'TYRES', 'BRAKES', 'BATTERY', 'OTHER')`)
@Check(
  'maintenance_plans_limit_check',
  'every_km > 0 AND done_km >= 0 OR every_days > 0 AND done_on IS NOT NULL',
)
export class MaintenancePlanRecord {
  @PrimaryColumn('integer')
  carId: number;

  @ManyToOne(() => Car)
  @JoinColumn({ name: 'car_id' })
  car: Car;

  @PrimaryColumn('text')
  kind: MaintenanceKind;

  @Column('integer', { nullable: true })
  everyKm: number | null;

  @Column('integer', { nullable: true })
  everyDays: number | null;

  @Column('integer', { nullable: true })
  doneKm: number | null;

  @Column('date', { nullable: true })
  doneOn: string | null;

  /** True if the car must not be handed over while the plan is overdue. */
  @Column('boolean', { default: false })
  blocksHandover: boolean;
}
