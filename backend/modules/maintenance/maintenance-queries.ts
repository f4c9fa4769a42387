import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dayIn } from '../../contract/calendar.js';
import {
  type CarMaintenance,
  type MaintenanceJob,
  type MaintenancePlan,
  planDue,
} from '../../contract/fleet/maintenance.js';
import { maintenanceMessages } from '../../contract/messages/maintenance.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { type Paise, toRupees } from '../../contract/money.js';
import { Clock } from '../../platform/clock/clock.js';
import { refuse } from '../../platform/http/refusal.js';
import { Settings } from '../settings/index.js';

type JobRow = Omit<MaintenanceJob, 'cost'> & { cost: Paise | null };

@Injectable()
export class MaintenanceQueries {
  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 1002 for an unknown car */
  async ofCar(carId: number): Promise<CarMaintenance> {
    // Never null: id. Every car has a row in the view.
    const [[car], plans, jobs] = await Promise.all([
      this.db.query<{ odometer: number | null }[]>(
        'SELECT km AS odometer FROM car_odometers WHERE car_id = $1',
        [carId],
      ),
      this.db.query<Omit<MaintenancePlan, 'dueKm' | 'dueOn' | 'state'>[]>(
        `SELECT kind, every_km AS "everyKm", every_days AS "everyDays", done_km AS "doneKm", done_on::text AS "doneOn",
                blocks_handover AS "blocksHandover"
           FROM maintenance_plans WHERE car_id = $1 ORDER BY kind`,
        [carId],
      ),
      this.db.query<JobRow[]>(
        `SELECT id, kind, text, state, done_on::text AS "doneOn", odometer_km AS odometer, cost_paise AS cost, paid_by AS "paidBy"
           FROM maintenance_jobs WHERE car_id = $1 ORDER BY state = 'DONE', id DESC LIMIT 100`,
        [carId],
      ),
    ]);
    if (!car) throw refuse('NOT_FOUND', messageOf(maintenanceMessages, 'notFound'));
    const today = dayIn(this.settings.current.rules.zone, this.clock.now());
    const { odometer } = car;
    return {
      odometer,
      plans: plans.map((plan) => ({ ...plan, ...planDue(plan, { odometer, today }) })),
      jobs: jobs.map((job) => ({ ...job, cost: job.cost === null ? null : toRupees(job.cost) })),
    };
  }

  /** @throws Refusal 1002 */
  async ofJob(id: number): Promise<CarMaintenance> {
    const [job] = await this.db.query<{ carId: number }[]>(
      'SELECT car_id AS "carId" FROM maintenance_jobs WHERE id = $1',
      [id],
    );
    if (!job) throw refuse('NOT_FOUND', messageOf(maintenanceMessages, 'notFound'));
    return this.ofCar(job.carId);
  }
}
