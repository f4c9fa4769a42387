import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { momentIn } from '../../../contract/calendar.js';
import type { FuelType } from '../../../contract/fleet/vehicles.js';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { FuelUnit, HandoverConfirmation, SeenLicence } from '../../../contract/rentals/handovers.js';
import { named } from '../../../platform/database/named.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { StaffNames } from '../../audit/index.js';
import { Settings } from '../../settings/index.js';
import { Evidence } from '../evidence/evidence.js';
import type { FilledRecord, OdometerReading } from './handover.rules.js';

/** A record of the caller. */
export interface OwnHandover extends FilledRecord {
  id: string;
  rentalId: number;
  customerId: number;
  carId: number;
  fuelUnit: FuelUnit;
  codeId: string | null;
  moveId: number | null;
}

const COLUMNS = `h.id, h.rental_id AS "rentalId", f.customer_id AS "customerId", f.car_id AS "carId", h.kind, h.odometer_km AS odometer, h.fuel,
  h.fuel_unit AS "fuelUnit", h.points, h.fine, h.marks, h.inspect_later AS "inspectLater", h.code_id AS "codeId", h.move_id AS "moveId"`;

/** Reads and completes the records of handovers. */
@Injectable()
export class Handovers {
  constructor(
    private readonly staff: StaffNames,
    private readonly settings: Settings,
    private readonly evidence: Evidence,
  ) {}

  /**
   * Reads without a lock.
   * @param owner The member of staff whose record it must be; null for any.
   * @throws Refusal 1002
   */
  async find(manager: EntityManager, owner: number | null, id: string): Promise<OwnHandover> {
    return this.withPhotos(manager, await this.read(manager, owner, id, ''));
  }

  /** Locks the record, after the rental if the caller locks that too. @throws Refusal 1002 */
  async lock(manager: EntityManager, owner: number | null, id: string): Promise<OwnHandover> {
    return this.withPhotos(manager, await this.read(manager, owner, id, 'FOR NO KEY UPDATE OF h'));
  }

  /** @throws Refusal 1015 COMPLETED with the author and the time if this step of the rental is already recorded */
  async requireOpen(
    manager: EntityManager,
    { rentalId, kind }: Pick<OwnHandover, 'rentalId' | 'kind'>,
  ): Promise<void> {
    const [done] = await manager.query<{ by: string; at: Date }[]>(
      `SELECT mover_of(m.moved_by) AS by, m.at FROM handovers h JOIN valid_moves m ON m.id = h.move_id
        WHERE h.rental_id = $1 AND h.kind = $2`,
      [rentalId, kind],
    );
    if (!done) return;
    const who = await this.staff.labelOf(manager, done.by);
    const when = momentIn(this.settings.current.rules.zone, done.at);
    throw refuse('WRONG_STATE', messageOf(handoversMessages, 'completed', { who, when }), {
      reason: 'COMPLETED',
      by: done.by,
      at: done.at.toISOString(),
    });
  }

  /** @throws Refusal 1015 unless the record is a draft */
  async requireDraft(manager: EntityManager, record: OwnHandover): Promise<void> {
    if (record.moveId === null) return;
    await this.requireOpen(manager, record);
    throw recordIsOver();
  }

  /** The caller must hold the lock of the rental. @throws Refusal 1001 for a return before the pickup */
  async requireAfterPickup(
    manager: EntityManager,
    { rentalId }: Pick<OwnHandover, 'rentalId'>,
    { at, field }: { at: Date; field: 'returnedAt' | 'capturedAt' },
  ): Promise<void> {
    const [earlier] = await manager.query<unknown[]>(
      `SELECT FROM valid_moves WHERE rental_id = $1 AND to_status = 'ON_TRIP' AND at > $2`,
      [rentalId, at],
    );
    if (!earlier) return;
    const key = field === 'returnedAt' ? 'returnBeforePickup' : 'beforePickup';
    throw refuseFields({ field, message: messageOf(handoversMessages, key) });
  }

  /** The caller must hold the lock of the car. */
  async lastReading(manager: EntityManager, carId: number): Promise<OdometerReading | null> {
    const [last] = await manager.query<OdometerReading[]>(LAST_READING, [carId]);
    return last ?? null;
  }

  /**
   * Completes a record. A handover also fixes the price of fuel that is missing at the return.
   * @returns The last hash in the evidence chain of the car.
   */
  async complete(
    manager: EntityManager,
    { id, carId }: OwnHandover,
    {
      moveId,
      confirmation,
      witness,
      jumped,
      fuelType,
      licence,
    }: {
      moveId: number;
      confirmation: HandoverConfirmation;
      witness: string | null;
      jumped: boolean;
      fuelType: FuelType;
      licence: SeenLicence | null;
    },
  ): Promise<string> {
    const fuelPrice = this.settings.current.charges.fuelPrices[fuelType];
    await changeOneRow(
      manager,
      ...named(
        `UPDATE handovers SET move_id = :moveId, photos_only = false, confirmation = :confirmation, witness = CASE WHEN :confirmation = 'THUMB_MARK' THEN :witness END, jumped = :jumped,
                licence_seen_as = :seenAs, licence_last_four = :lastFour, licence_matches = :matches::boolean,
                inspected_at = CASE kind WHEN 'SECOND_INSPECTION' THEN app_now() END,
                fuel_price_paise = CASE kind WHEN 'HANDOVER' THEN nullif(:fuelPrice::int, 0) END
          WHERE id = :id AND move_id IS NULL`,
        {
          id,
          moveId,
          confirmation,
          witness,
          jumped,
          fuelPrice,
          seenAs: licence?.seenAs ?? null,
          lastFour: licence?.lastFour ?? null,
          matches: licence?.matches ?? null,
        },
      ),
    );
    return this.evidence.addRecord(manager, carId, id);
  }

  private async read(
    manager: EntityManager,
    owner: number | null,
    id: string,
    lock: string,
  ): Promise<Omit<OwnHandover, 'photos'>> {
    const [row] = await manager.query<Omit<OwnHandover, 'photos'>[]>(
      `SELECT ${COLUMNS} FROM handovers h JOIN handover_facts f ON f.rental_id = h.rental_id WHERE h.id = $1 AND h.staff_id = coalesce($2::int, h.staff_id) ${lock}`,
      [id, owner],
    );
    if (!row) throw refuse('NOT_FOUND', messageOf(handoversMessages, 'notFound'));
    return row;
  }

  private async withPhotos(manager: EntityManager, row: Omit<OwnHandover, 'photos'>): Promise<OwnHandover> {
    const photos = await manager.query<OwnHandover['photos']>(
      'SELECT id, point FROM handover_photos WHERE handover_id = $1',
      [row.id],
    );
    return { ...row, photos };
  }
}

export const recordIsOver = (): Error =>
  refuse('WRONG_STATE', messageOf(handoversMessages, 'kindOver'), { reason: 'CHANGED' });

/** A reading with the change of state that contains it. */
export interface MoveReading extends OdometerReading {
  moveId: number;
  rentalId: number;
}

// Never null: km. The WHERE clause excludes null.
/** SQL: the readings of the car `$1`, sorted by time, because the odometer of a car never falls. */
export const READINGS = `
  SELECT m.odometer_km AS km, m.at, m.to_status AS status, m.id AS "moveId", m.rental_id AS "rentalId"
    FROM valid_moves m JOIN handover_facts f ON f.rental_id = m.rental_id
   WHERE f.car_id = $1 AND m.odometer_km IS NOT NULL ORDER BY m.at, m.id`;

/** SQL: the highest reading of the car `$1`. */
export const LAST_READING = `
  SELECT m.odometer_km AS km, m.at, m.to_status AS status
    FROM valid_moves m JOIN handover_facts f ON f.rental_id = m.rental_id
   WHERE f.car_id = $1 AND m.odometer_km IS NOT NULL ORDER BY m.odometer_km DESC, m.id DESC LIMIT 1`;
