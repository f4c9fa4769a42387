import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { VehicleType } from '../../../contract/fleet/vehicles.js';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { HandoverDraft } from '../../../contract/rentals/handovers.js';
import type { InspectionPoint } from '../../../contract/rentals/inspection-points.js';
import { pointsOfStep } from '../../../contract/rentals/inspection-points.rules.js';
import type { Caller } from '../../../platform/auth/access.js';
import { named } from '../../../platform/database/named.js';
import { brokenConstraint, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { Settings } from '../../settings/index.js';
import { STATUS_OF } from './handover.rules.js';
import { Handovers, recordIsOver } from './handovers.js';

// Removes the code if the content changes, because a code confirms only the content of its message.
const SAVE = `
  INSERT INTO handovers AS h (id, rental_id, kind, staff_id, odometer_km, fuel, fuel_unit, points, fine, marks, inspect_later, photos_only)
  SELECT :id, f.rental_id, :kind, :staffId, :odometer::int, :fuel::int, f.fuel_unit, :points::jsonb, :fine::text[], :marks::jsonb,
         CASE WHEN :kind = 'RETURN' THEN :inspectLater END, :photosOnly
    FROM handover_facts f WHERE f.rental_id = :rentalId
     AND CASE WHEN :photosOnly THEN EXISTS (SELECT FROM handovers d JOIN valid_moves m ON m.id = d.move_id
                                             WHERE d.rental_id = f.rental_id AND d.kind = :kind)
              ELSE f.status = :status END
     AND (:kind <> 'SECOND_INSPECTION' OR EXISTS (SELECT FROM second_inspections s WHERE s.rental_id = f.rental_id))
  ON CONFLICT (id) DO UPDATE
     SET odometer_km = excluded.odometer_km, fuel = excluded.fuel, fine = excluded.fine, marks = excluded.marks,
         inspect_later = excluded.inspect_later, photos_only = excluded.photos_only,
         code_id = CASE WHEN (h.odometer_km, h.fuel, h.fine, h.marks, h.inspect_later) IS DISTINCT FROM
                             (excluded.odometer_km, excluded.fuel, excluded.fine, excluded.marks, excluded.inspect_later)
                        THEN NULL ELSE h.code_id END
   WHERE h.rental_id = excluded.rental_id AND h.kind = excluded.kind AND h.staff_id = excluded.staff_id
     AND h.move_id IS NULL
  RETURNING h.id`;

/** Stores the unfinished record of a handover or return. The phone chooses its ID. */
@Injectable()
export class SaveHandover {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly handovers: Handovers,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 1001, 1015 */
  save(by: Caller, id: string, draft: HandoverDraft): Promise<void> {
    return this.unitOfWork
      .run(async (manager) => {
        const { kind, marks } = draft;
        const saved = await manager.query<unknown[]>(
          ...named(SAVE, {
            id,
            staffId: by.id,
            status: STATUS_OF[kind],
            rentalId: draft.rentalId,
            kind,
            odometer: draft.odometer,
            fuel: draft.fuel,
            points: JSON.stringify(await this.pointsOf(manager, id, draft)),
            fine: draft.fine,
            marks: JSON.stringify(marks),
            inspectLater: draft.inspectLater ?? null,
            photosOnly: draft.photosOnly ?? false,
          }),
        );
        if (saved.length === 0) throw await this.problem(manager, draft);
      })
      .catch((error: unknown) => {
        // The fuel level exceeds the maximum in the unit of the car.
        if (brokenConstraint(error) !== 'handovers_fuel_check') throw error;
        throw refuseFields({ field: 'fuel', message: messageOf(handoversMessages, 'fuelNeeded') });
      });
  }

  /**
   * Returns the points of the stored or new record.
   * @throws Refusal 1001 for unknown points, 1015 without the rental
   */
  private async pointsOf(
    manager: EntityManager,
    id: string,
    { rentalId, kind, fine, marks, pointsVersion = 0 }: HandoverDraft,
  ): Promise<InspectionPoint[]> {
    const [row] = await manager.query<{ carType: VehicleType; stored: InspectionPoint[] | null }[]>(
      `SELECT r.vehicle_type AS "carType", (SELECT h.points FROM handovers h WHERE h.id = $1) AS stored
         FROM rented_types r WHERE r.rental_id = $2`,
      [id, rentalId],
    );
    if (!row) throw recordIsOver();
    const named = [...fine, ...marks.map(({ point }) => point)];
    const { inspectionPoints } = await this.settings.asOf(manager, pointsVersion);
    const points = row.stored ?? pointsOfStep(inspectionPoints, { kind, carType: row.carType, named });
    if (named.some((one) => !points.some(({ key }) => key === one)))
      throw refuseFields({ field: 'points', message: messageOf(handoversMessages, 'pointUnknown') });
    return points;
  }

  private async problem(manager: EntityManager, draft: HandoverDraft): Promise<Error> {
    await this.handovers.requireOpen(manager, draft);
    return recordIsOver();
  }
}
