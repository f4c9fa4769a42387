import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { addDays, dayIn, instantIn } from '../../contract/calendar.js';
import type { BlockRequest } from '../../contract/fleet/console-fleet.js';
import type { MaintenanceCompletion, MaintenanceJobRequest } from '../../contract/fleet/maintenance.js';
import { maintenanceMessages } from '../../contract/messages/maintenance.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { toPaise } from '../../contract/money.js';
import { jumpProblem, odometerJump } from '../../contract/rentals/odometer-jump.rules.js';
import type { Caller } from '../../platform/auth/access.js';
import { named } from '../../platform/database/named.js';
import { changeOneRow } from '../../platform/database/unit-of-work.js';
import { Idempotency, type OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { refuse, refuseFields } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { PlaceBlock, RemoveBlock } from '../calendar/index.js';
import { LockCar } from '../fleet/index.js';
import { Settings } from '../settings/index.js';
import { requirePast } from './change-plan.js';
import { jobChanged, readJob } from './read-job.js';

/**
 * Plans a visit to a workshop, blocks the car for it, and completes or removes it. Locks the car, so that commands run in
 * sequence.
 */
@Injectable()
export class ChangeMaintenanceJob {
  constructor(
    private readonly db: DataSource,
    private readonly idempotency: Idempotency,
    private readonly cars: LockCar,
    private readonly placeBlock: PlaceBlock,
    private readonly removeBlock: RemoveBlock,
    private readonly settings: Settings,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1002 */
  plan(
    by: Caller,
    carId: number,
    { kind, text }: MaintenanceJobRequest,
    once: OnceKey | null,
  ): Promise<null> {
    return this.idempotency.run(once, async (manager) => {
      await this.cars.lockEvenRetired(manager, carId);
      await manager.query('INSERT INTO maintenance_jobs (car_id, kind, text) VALUES ($1, $2, $3)', [
        carId,
        kind,
        text,
      ]);
      await this.audit.record(manager, by, {
        action: 'plan-maintenance',
        subject: 'car',
        subjectId: carId,
        after: { maintenance: kind, text },
      });
      return null;
    });
  }

  /** Blocks the car, in place of an earlier block for the job. @throws Refusal 1001, 1002, 1012, 1015 */
  async start(
    by: Caller,
    id: number,
    window: Omit<BlockRequest, 'carId' | 'reason'>,
    once: OnceKey | null,
  ): Promise<void> {
    const { carId, text } = await readJob(this.db.manager, id);
    await this.placeBlock.place(by, { ...window, carId, reason: text }, once, {
      before: async (manager, car, startsAt) => {
        const { state, blockId } = await readJob(manager, id);
        if (state === 'DONE') throw jobChanged();
        if (blockId !== null) await this.removeBlock.end(manager, by, car, { id: blockId, until: startsAt });
        return blockId;
      },
      after: (manager, blockId) =>
        changeOneRow(
          manager,
          `UPDATE maintenance_jobs SET state = 'IN_WORK', block_id = $2 WHERE id = $1 AND state <> 'DONE'`,
          [id, blockId],
        ),
    });
  }

  /** Removes a job that is not done, and ends its block. @throws Refusal 1002, 1015 @returns the id of the car */
  remove(by: Caller, id: number): Promise<number> {
    return this.idempotency.run(null, async (manager) => {
      const { carId } = await readJob(manager, id);
      const car = await this.cars.lockEvenRetired(manager, carId);
      const { kind, text, state, blockId } = await readJob(manager, id);
      if (state === 'DONE') throw jobChanged();
      await changeOneRow(manager, `DELETE FROM maintenance_jobs WHERE id = $1 AND state <> 'DONE'`, [id]);
      if (blockId !== null) await this.removeBlock.end(manager, by, car, { id: blockId });
      await this.audit.record(manager, by, {
        action: 'remove-maintenance',
        subject: 'car',
        subjectId: carId,
        before: { maintenanceJob: id, maintenance: kind, text, state },
      });
      return carId;
    });
  }

  /** Ends the block, and restarts the limits of the plan. @throws Refusal 1001, 1002, 1004, 1015 */
  finish(by: Caller, id: number, done: MaintenanceCompletion, once: OnceKey | null): Promise<null> {
    const { doneOn, odometer, cost = null, paidBy = null, confirmed = false } = done;
    requireCost(by, { cost, paidBy });
    return this.idempotency.run(once, async (manager) => {
      const { carId } = await readJob(manager, id);
      const car = await this.cars.lockEvenRetired(manager, carId);
      requirePast(doneOn, dayIn(this.settings.current.rules.zone, car.now));
      if (!confirmed) await this.requirePlausibleOdometer(manager, carId, { doneOn, odometer });
      const { blockId } = await readJob(manager, id);
      await this.store(manager, id, { doneOn, odometer, cost, paidBy });
      if (blockId !== null) await this.removeBlock.end(manager, by, car, { id: blockId });
      await this.audit.record(manager, by, {
        action: 'finish-maintenance',
        subject: 'car',
        subjectId: carId,
        after: { maintenanceJob: id, doneOn, odometer, cost, paidBy, ...(confirmed && { confirmed }) },
      });
      return null;
    });
  }

  /** @throws Refusal 1001 for an odometer that fell, or rose by more than usual, since the last reading */
  private async requirePlausibleOdometer(
    manager: EntityManager,
    carId: number,
    { doneOn, odometer }: Pick<MaintenanceCompletion, 'doneOn' | 'odometer'>,
  ): Promise<void> {
    const { zone, odometerJumpKm: kmPerDay } = this.settings.current.rules;
    // Never null: km, at. Every reading has both.
    const [last] = await manager.query<{ km: number; at: Date }[]>(
      `SELECT km, at FROM odometer_readings WHERE car_id = $1 AND day <= $2::date ORDER BY day DESC, km DESC LIMIT 1`,
      [carId, doneOn],
    );
    if (last && odometer < last.km) {
      const message = messageOf(maintenanceMessages, 'odometerFell', { km: last.km.toLocaleString('en-IN') });
      throw refuseFields({ field: 'confirmed', message });
    }
    const now = instantIn(zone, addDays(doneOn, 1), '00:00');
    const jump = odometerJump(odometer, last ?? null, { now, kmPerDay });
    if (jump !== null) throw refuseFields(jumpProblem(jump));
  }

  private async store(
    manager: EntityManager,
    id: number,
    { doneOn, odometer, cost, paidBy }: Required<Omit<MaintenanceCompletion, 'confirmed'>>,
  ): Promise<void> {
    const [, stored] = await manager.query<[unknown, number]>(
      ...named(
        `UPDATE maintenance_jobs SET state = 'DONE', done_on = :doneOn::date, odometer_km = :odometer,
                cost_paise = :cost::int, paid_by = :paidBy
          WHERE id = :id AND state <> 'DONE'`,
        {
          id,
          doneOn,
          odometer,
          cost: cost === null ? null : toPaise(cost),
          paidBy: cost === null ? null : paidBy,
        },
      ),
    );
    if (stored !== 1) throw jobChanged();
    await manager.query(
      `UPDATE maintenance_plans p SET done_km = greatest(p.done_km, j.odometer_km), done_on = greatest(p.done_on, j.done_on)
         FROM maintenance_jobs j WHERE j.id = $1 AND p.car_id = j.car_id AND p.kind = j.kind`,
      [id],
    );
  }
}

/** @throws Refusal 1001, 1004 */
function requireCost(by: Caller, { cost, paidBy }: Pick<MaintenanceCompletion, 'cost' | 'paidBy'>): void {
  if (cost === null) return;
  if (by.kind !== 'admin') throw refuse('FORBIDDEN', messageOf(maintenanceMessages, 'costByAdmin'));
  if (paidBy === null)
    throw refuseFields({ field: 'paidBy', message: messageOf(maintenanceMessages, 'bearerNeeded') });
}
