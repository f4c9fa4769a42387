import type { EntityManager } from 'typeorm';
import type { MaintenanceJobState, MaintenanceKind } from '../../contract/fleet/maintenance.js';
import { maintenanceMessages } from '../../contract/messages/maintenance.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { refuse } from '../../platform/http/refusal.js';

export interface Job {
  carId: number;
  kind: MaintenanceKind;
  text: string;
  state: MaintenanceJobState;
  blockId: number | null;
  /** Null until the job is done. */
  odometer: number | null;
}

/** @throws Refusal 1002 */
export async function readJob(manager: EntityManager, id: number): Promise<Job> {
  const [job] = await manager.query<Job[]>(
    'SELECT car_id AS "carId", kind, text, state, block_id AS "blockId", odometer_km AS odometer FROM maintenance_jobs WHERE id = $1',
    [id],
  );
  if (!job) throw refuse('NOT_FOUND', messageOf(maintenanceMessages, 'notFound'));
  return job;
}

/** Refusal of a command that does not suit the state of the job. */
export const jobChanged = (): Error =>
  refuse('WRONG_STATE', messageOf(maintenanceMessages, 'changed'), { reason: 'CHANGED' });
