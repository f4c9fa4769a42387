import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { handoversMessages } from '../../contract/messages/handovers.messages.js';
import { type CatalogueMessage, messageOf } from '../../contract/messages/message.js';
import type { ReadingCorrection } from '../../contract/rentals/console-rental.js';
import type { Caller } from '../../platform/auth/access.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuse, refuseFields } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { LockCar } from '../fleet/index.js';
import { LockRental, noSuchRental, OpenSettlement } from '../rentals/index.js';
import { Settings } from '../settings/index.js';
import { odometerLimit, type OdometerReading } from './handovers/handover.rules.js';
import { type MoveReading, READINGS } from './handovers/handovers.js';

/** Corrects the mistyped odometer of a pickup or return. The signed record stays as it is. */
@Injectable()
export class CorrectReading {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly cars: LockCar,
    private readonly rentals: LockRental,
    private readonly settlements: OpenSettlement,
    private readonly settings: Settings,
    private readonly audit: Audit,
  ) {}

  /** Also corrects rentals of deleted accounts, because later readings of the car depend on them. @throws Refusal 1001, 1002 */
  correct(by: Caller, id: number, { moveId, odometer, reason }: ReadingCorrection): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const carId = await carOf(manager, id);
      await this.cars.lockEvenRetired(manager, carId);
      const rental = await this.rentals.evenErased(manager, id);
      const readings = await manager.query<MoveReading[]>(READINGS, [carId]);
      const index = readings.findIndex((one) => one.rentalId === id && one.moveId === moveId);
      const mistyped = readings[index];
      if (!mistyped) throw refuse('NOT_FOUND', messageOf(handoversMessages, 'notFound'));
      if (mistyped.km === odometer) return;
      const problem = limitProblem(odometer, [readings[index - 1], readings[index + 1]], this.zone);
      if (problem) throw refuseFields({ field: 'odometer', message: problem });
      await manager.query(
        `INSERT INTO odometer_corrections (move_id, odometer_km) VALUES ($1, $2)
         ON CONFLICT (move_id) DO UPDATE SET odometer_km = excluded.odometer_km, corrected_at = excluded.corrected_at`,
        [moveId, odometer],
      );
      await this.settlements.countAgain(manager, rental);
      await this.audit.record(manager, by, {
        action: 'correct-odometer',
        subject: 'rental',
        subjectId: id,
        before: { moveId, odometer: mistyped.km },
        after: { moveId, odometer, reason },
      });
    });
  }

  private get zone(): string {
    return this.settings.current.rules.zone;
  }
}

/** Reads without a lock, because the car of a rental never changes. @throws Refusal 1002 */
async function carOf(manager: EntityManager, rentalId: number): Promise<number> {
  const [rental] = await manager.query<{ carId: number }[]>(
    'SELECT car_id AS "carId" FROM handover_facts WHERE rental_id = $1',
    [rentalId],
  );
  if (!rental) throw noSuchRental('ANY');
  return rental.carId;
}

/** Returns the reason why the odometer does not fit between its neighbours; null if it fits. */
function limitProblem(
  odometer: number,
  [before, after]: [OdometerReading | undefined, OdometerReading | undefined],
  zone: string,
): CatalogueMessage | null {
  if (before && odometer < before.km) return odometerLimit('Below', before, zone);
  return after && odometer > after.km ? odometerLimit('Above', after, zone) : null;
}
