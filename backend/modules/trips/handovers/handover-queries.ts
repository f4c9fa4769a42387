import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CODES } from '../../../contract/codes.js';
import type { VehicleType } from '../../../contract/fleet/vehicles.js';
import { type Paise, toRupees } from '../../../contract/money.js';
import {
  type ConsoleHandover,
  type FuelUnit,
  type Handover,
  type HandoverBlocker,
  type HandoverForm,
  type HandoverRental,
} from '../../../contract/rentals/handovers.js';
import { markedPoints, pointsOfStep } from '../../../contract/rentals/inspection-points.rules.js';
import type { RentalStatus } from '../../../contract/rentals/rentals.js';
import type { Caller } from '../../../platform/auth/access.js';
import type { Refusal } from '../../../platform/http/refusal.js';
import { toWire } from '../../../platform/http/wire-message.js';
import { MoveRental, noSuchRental } from '../../rentals/index.js';
import { Settings } from '../../settings/index.js';
import { type HandoverRow, toConsoleHandover, toHandover } from './handover.presenter.js';
import { inspectionEnd, type OdometerReading, STATUS_OF } from './handover.rules.js';
import { LAST_READING } from './handovers.js';
import { PickupBlockers } from './pickup-blockers.js';

interface FormRow extends Omit<HandoverRental, 'startsAt' | 'endsAt'> {
  carType: VehicleType;
  startsAt: Date;
  endsAt: Date;
  carId: number;
  fuelUnit: FuelUnit;
  now: Date;
  total: Paise;
  /** The latest return before the next claim of the car. */
  freeUntil: Date | null;
  /** When the car came back, if a second inspection is possible; null otherwise. */
  inspectSince: Date | null;
}

type HandoverMarks = Pick<Handover, 'points' | 'marks' | 'customerMarks'>;

// Never null: by. A member of staff started every record.
const RECORDS = `
  SELECT h.id, h.kind, h.odometer_km AS odometer,
         (SELECT nullif(c.odometer_km, h.odometer_km) FROM odometer_corrections c WHERE c.move_id = h.move_id AND h.kind <> 'SECOND_INSPECTION') AS "correctedOdometer", h.fuel, h.fuel_unit AS "fuelUnit", h.points, h.fine, h.marks, h.customer_marks AS "customerMarks", h.confirmation, h.witness, h.jumped,
         CASE WHEN h.licence_seen_as IS NOT NULL THEN json_build_object('seenAs', h.licence_seen_as, 'lastFour', h.licence_last_four,
           'matches', h.licence_matches) END AS licence,
         h.inspect_later AS "inspectLater", EXISTS (SELECT FROM second_inspections i WHERE i.handover_id = h.id) AS "mayInspect",
         h.code_id IS NOT NULL AS "codeSent", coalesce(h.inspected_at, m.at) AS "completedAt",
         coalesce(m.recorded_at, m.at) AS "receivedAt",
         CASE WHEN h.inspected_at IS NULL THEN coalesce(mover_of(m.moved_by), h.staff_id::text) ELSE h.staff_id::text END AS by,
         CASE WHEN h.photos_only THEN 'PHOTOS' WHEN h.move_id IS NULL THEN 'DRAFT'
              WHEN EXISTS (SELECT FROM rental_moves u WHERE u.undoes = h.move_id) THEN 'UNDONE' ELSE 'COMPLETE' END AS state,
         coalesce((SELECT json_agg(json_build_object('id', p.id, 'point', p.point, 'document', p.document_id, 'capturedAt', p.captured_at,
                     'deviceOffsetMs', p.device_offset_ms, 'receivedAt', p.received_at) ORDER BY p.received_at, p.id)
                     FROM handover_photos p WHERE p.handover_id = h.id), '[]') AS photos
    FROM handovers h JOIN rentals r ON r.id = h.rental_id
    LEFT JOIN rental_moves m ON m.id = h.move_id`;

/** Reads the records of handovers, and the form of the next one. */
@Injectable()
export class HandoverQueries {
  constructor(
    private readonly db: DataSource,
    private readonly moves: MoveRental,
    private readonly blockers: PickupBlockers,
    private readonly settings: Settings,
  ) {}

  /**
   * @param options `isCopy` computes the blockers at the pickup time if that time is in the future.
   * @throws Refusal 1002
   */
  async form(by: Caller, rentalId: number, { isCopy = false } = {}): Promise<HandoverForm> {
    const [row] = await this.db.query<FormRow[]>(FORM, [rentalId]);
    if (!row) throw noSuchRental('ANY');
    const { carId, carType, fuelUnit, now, startsAt, endsAt, inspectSince, total, freeUntil, ...rental } =
      row;
    const kind = this.kindOf(row.status, inspectSince, now);
    const [[last], [draft], baseline, handover, problems] = await Promise.all([
      this.db.query<OdometerReading[]>(LAST_READING, [carId]),
      this.db.query<HandoverRow[]>(DRAFT, [rentalId, kind, by.id]),
      this.baseline(carId, rentalId),
      this.handoverOf(rentalId),
      this.problems(row, kind, isCopy && startsAt > now ? startsAt : now),
    ]);
    return {
      rental: { ...rental, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
      kind,
      fuelUnit,
      ...lastOdometerOf(last),
      odometerJumpKm: this.settings.current.rules.odometerJumpKm,
      late: kind === 'HANDOVER' ? this.lateFacts(total, freeUntil) : null,
      ...problems,
      draft: draft ? this.toConsole(draft) : null,
      ...this.asked(kind, carType),
      earlierPoints: markedPoints([baseline, handover]),
      customerMarks: handover?.customerMarks ?? [],
      baseline,
      now: now.toISOString(),
    };
  }

  private asked(
    kind: HandoverForm['kind'],
    carType: VehicleType,
  ): Pick<HandoverForm, 'points' | 'pointsVersion'> {
    const { current, version } = this.settings;
    const points = kind === null ? [] : pointsOfStep(current.inspectionPoints, { kind, carType });
    return { points, pointsVersion: version };
  }

  private lateFacts(total: Paise, freeUntil: Date | null): HandoverForm['late'] {
    const { returnFrom, returnTo } = this.settings.current.rules;
    return { total: toRupees(total), freeUntil: freeUntil?.toISOString() ?? null, returnFrom, returnTo };
  }

  /** Returns the completed records of a rental, oldest first, then the records with photos of second phones. */
  async ofRental(rentalId: number): Promise<ConsoleHandover[]> {
    return (await this.recorded(rentalId)).map((row) => this.toConsole(row));
  }

  async ofOwnRental(customerId: number, reference: string): Promise<Handover[]> {
    const [rental] = await this.db.query<{ id: number }[]>(
      'SELECT id FROM rentals WHERE reference = $1 AND customer_id = $2',
      [reference, customerId],
    );
    if (!rental) throw noSuchRental('ANY');
    const rows = await this.recorded(rental.id);
    return rows
      .filter(({ state }) => state === 'COMPLETE')
      .map((row) => toHandover(row, this.settings.current.rules));
  }

  /** @param owner As in `Handovers`. @throws Refusal 1002 */
  async findById(owner: number | null, id: string): Promise<ConsoleHandover> {
    const [row] = await this.db.query<HandoverRow[]>(
      `${RECORDS} WHERE h.id = $1 AND h.staff_id = coalesce($2::int, h.staff_id)`,
      [id, owner],
    );
    if (!row) throw noSuchRental('ANY');
    return this.toConsole(row);
  }

  private toConsole(row: HandoverRow): ConsoleHandover {
    return toConsoleHandover(row, this.settings.current.rules);
  }

  private kindOf(status: RentalStatus, inspectSince: Date | null, now: Date): HandoverForm['kind'] {
    if (status === STATUS_OF.HANDOVER) return 'HANDOVER';
    if (status === STATUS_OF.RETURN) return 'RETURN';
    const { rules } = this.settings.current;
    return inspectSince && now < inspectionEnd(inspectSince, rules) ? 'SECOND_INSPECTION' : null;
  }

  /** Returns the last return of the car with the marks of its second inspection, or else the handover of the rental. */
  private async baseline(carId: number, rentalId: number): Promise<ConsoleHandover | null> {
    const [row] = await this.db.query<HandoverRow[]>(BASELINE, [carId, rentalId]);
    if (!row) return null;
    const [second] = await this.db.query<Pick<Handover, 'points' | 'marks'>[]>(SECOND_INSPECTION, [row.id]);
    if (!second) return this.toConsole(row);
    const points = [...row.points, ...second.points];
    return this.toConsole({ ...row, points, marks: [...row.marks, ...second.marks] });
  }

  private recorded(rentalId: number): Promise<HandoverRow[]> {
    return this.db.query<HandoverRow[]>(
      `${RECORDS} WHERE h.rental_id = $1 AND (h.move_id IS NOT NULL OR h.photos_only) ORDER BY h.move_id, h.created_at`,
      [rentalId],
    );
  }

  /** Returns the points and marks of the handover of a rental; undefined without a handover. */
  private async handoverOf(rentalId: number): Promise<HandoverMarks | undefined> {
    const [row] = await this.db.query<HandoverMarks[]>(
      `SELECT h.points, h.marks, h.customer_marks AS "customerMarks" FROM handovers h JOIN valid_moves m ON m.id = h.move_id
        WHERE h.rental_id = $1 AND h.kind = 'HANDOVER'`,
      [rentalId],
    );
    return row;
  }

  private async problems(
    row: FormRow,
    kind: HandoverForm['kind'],
    at: Date,
  ): Promise<Pick<HandoverForm, 'blockers' | 'warnings' | 'licence'>> {
    if (kind === 'RETURN' || kind === 'SECOND_INSPECTION')
      return { blockers: [], warnings: [], licence: null };
    if (kind === null) {
      const refusal = (await this.moves.wrongState(this.db.manager, row)) as Refusal;
      return { blockers: [blocker(refusal)], warnings: [], licence: null };
    }
    const { common, approval, money, warnings, licence } = await this.blockers.find(
      this.db.manager,
      row.id,
      at,
    );
    return {
      blockers: [
        ...common.map((refusal) => blocker(refusal)),
        ...(approval ? [blocker(approval)] : []),
        ...(money ? [blocker(money, true)] : []),
      ],
      warnings: warnings.map((text) => ({ code: CODES.WRONG_STATE.code, mayAllow: true, ...toWire(text) })),
      licence,
    };
  }
}

const lastOdometerOf = (
  last: OdometerReading | undefined,
): Pick<HandoverForm, 'lastOdometer' | 'lastOdometerAt'> =>
  last
    ? { lastOdometer: last.km, lastOdometerAt: last.at.toISOString() }
    : { lastOdometer: null, lastOdometerAt: null };

const blocker = ({ codeName, wireMessage }: Refusal, mayAllow = false): HandoverBlocker => ({
  code: CODES[codeName].code,
  mayAllow,
  ...wireMessage,
});

const FORM = `
  SELECT r.id, r.kind, r.reference, r.status, k.car_name || ' ' || k.car_model AS "carName", k.plate, c.full_name AS "customerName",
         r.starts_at AS "startsAt", r.ends_at AS "endsAt", k.id AS "carId", k.vehicle_type AS "carType",
         CASE k.fuel_type WHEN 'Electric' THEN 'PERCENT' ELSE 'EIGHTHS' END AS "fuelUnit", app_now() AS now, coalesce(r.kept_paise, r.total_paise) AS total,
         (SELECT min(lower(o.during)) - make_interval(mins => r.buffer_minutes) FROM taken_times o
           WHERE o.car_id = r.car_id AND o.rental_id IS DISTINCT FROM r.id AND upper(o.during) > r.starts_at) AS "freeUntil",
         (SELECT i.returned_at FROM second_inspections i WHERE i.rental_id = r.id) AS "inspectSince"
    FROM rentals r JOIN cars k ON k.id = r.car_id JOIN customers c ON c.id = r.customer_id WHERE r.id = $1`;

const DRAFT = `${RECORDS} WHERE h.rental_id = $1 AND h.kind = $2 AND h.staff_id = $3 AND h.move_id IS NULL AND NOT h.photos_only
  ORDER BY h.created_at DESC LIMIT 1`;

const BASELINE = `${RECORDS} WHERE r.car_id = $1 AND (h.kind = 'RETURN' OR h.kind = 'HANDOVER' AND h.rental_id = $2)
  AND m.id IN (SELECT id FROM valid_moves) ORDER BY h.kind = 'RETURN' DESC, m.id DESC LIMIT 1`;

const SECOND_INSPECTION = `
  SELECT s.points, s.marks FROM handovers s JOIN handovers h ON h.move_id = s.move_id
   WHERE h.id = $1 AND h.kind = 'RETURN' AND s.kind = 'SECOND_INSPECTION'`;
