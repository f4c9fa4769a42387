import { Injectable } from '@nestjs/common';
import { type Day, dayIn } from '../../contract/calendar.js';
import type { MaintenanceKind, MaintenancePlanRequest } from '../../contract/fleet/maintenance.js';
import { maintenanceMessages } from '../../contract/messages/maintenance.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { Caller } from '../../platform/auth/access.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuse, refuseFields } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { LockCar } from '../fleet/index.js';
import { Settings } from '../settings/index.js';
import { MaintenancePlanRecord } from './maintenance-plan.entity.js';

/** Enters, replaces or removes a plan of a car. */
@Injectable()
export class ChangeMaintenancePlan {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly cars: LockCar,
    private readonly settings: Settings,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1001, 1002 */
  save(by: Caller, carId: number, kind: MaintenanceKind, plan: MaintenancePlanRequest): Promise<void> {
    requireLimit(plan);
    const { everyKm, everyDays, doneKm, doneOn, blocksHandover = false } = plan;
    const values = { everyKm, everyDays, doneKm, doneOn, blocksHandover };
    return this.unitOfWork.run(async (manager) => {
      const car = await this.cars.lockEvenRetired(manager, carId);
      requirePast(doneOn, dayIn(this.settings.current.rules.zone, car.now));
      await manager.upsert(MaintenancePlanRecord, { carId, kind, ...values }, ['carId', 'kind']);
      await this.audit.record(manager, by, {
        action: 'change-maintenance-plan',
        subject: 'car',
        subjectId: carId,
        after: { maintenance: kind, ...values },
      });
    });
  }

  /** @throws Refusal 1002 */
  remove(by: Caller, carId: number, kind: MaintenanceKind): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      await this.cars.lockEvenRetired(manager, carId);
      const { affected } = await manager.delete(MaintenancePlanRecord, { carId, kind });
      if (affected !== 1) throw refuse('NOT_FOUND', messageOf(maintenanceMessages, 'notFound'));
      await this.audit.record(manager, by, {
        action: 'change-maintenance-plan',
        subject: 'car',
        subjectId: carId,
        before: { maintenance: kind },
      });
    });
  }
}

/** @throws Refusal 1001 */
function requireLimit({ everyKm, everyDays, doneKm, doneOn }: MaintenancePlanRequest): void {
  if (everyKm === null && everyDays === null)
    throw refuseFields({ field: 'everyKm', message: messageOf(maintenanceMessages, 'limitNeeded') });
  if (everyKm !== null && doneKm === null)
    throw refuseFields({ field: 'doneKm', message: messageOf(maintenanceMessages, 'doneKmNeeded') });
  if (everyDays !== null && doneOn === null)
    throw refuseFields({ field: 'doneOn', message: messageOf(maintenanceMessages, 'doneOnNeeded') });
}

/** @throws Refusal 1001 for a service in the future */
export function requirePast(doneOn: Day | null, today: Day): void {
  if (doneOn !== null && doneOn > today)
    throw refuseFields({ field: 'doneOn', message: messageOf(maintenanceMessages, 'inFuture') });
}
