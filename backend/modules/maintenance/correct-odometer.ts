import { Injectable } from '@nestjs/common';
import type { OdometerCorrection } from '../../contract/fleet/maintenance.js';
import type { Caller } from '../../platform/auth/access.js';
import { changeOneRow, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Audit } from '../audit/index.js';
import { LockCar } from '../fleet/index.js';
import { jobChanged, readJob } from './read-job.js';

/** Corrects the mistyped odometer of a completed job, and of the maintenance plan that restarted with that job. */
@Injectable()
export class CorrectOdometer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly cars: LockCar,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1002, 1015 */
  correct(by: Caller, id: number, { odometer, reason }: OdometerCorrection): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const { carId } = await readJob(manager, id);
      await this.cars.lockEvenRetired(manager, carId);
      const { odometer: mistyped } = await readJob(manager, id);
      if (mistyped === null) throw jobChanged();
      await changeOneRow(manager, 'UPDATE maintenance_jobs SET odometer_km = $2 WHERE id = $1', [
        id,
        odometer,
      ]);
      await manager.query(
        `UPDATE maintenance_plans p
            SET done_km = (SELECT max(o.odometer_km) FROM maintenance_jobs o WHERE o.car_id = p.car_id AND o.kind = p.kind AND o.state = 'DONE')
           FROM maintenance_jobs j WHERE j.id = $1 AND p.car_id = j.car_id AND p.kind = j.kind AND p.done_km = $2`,
        [id, mistyped],
      );
      await this.audit.record(manager, by, {
        action: 'correct-maintenance',
        subject: 'car',
        subjectId: carId,
        before: { maintenanceJob: id, odometer: mistyped },
        after: { maintenanceJob: id, odometer, reason },
      });
    });
  }
}
