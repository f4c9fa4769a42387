import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { momentIn } from '../../contract/calendar.js';
import type { CarChangedData } from '../../contract/fleet/console-fleet.js';
import { fleetMessages } from '../../contract/messages/fleet.messages.js';
import { type CatalogueMessage, messageOf } from '../../contract/messages/message.js';
import type { Caller } from '../../platform/auth/access.js';
import { Notices } from '../../platform/database/notices.js';
import { type NewFile, SaveFiles } from '../../platform/files/index.js';
import type { OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { refuse } from '../../platform/http/refusal.js';
import { Audit, type AuditNote, StaffNames } from '../audit/index.js';
import { Settings } from '../settings/index.js';
import { Car } from './car.entity.js';
import type { CarRecord } from './car-record.js';
import { FLEET_NOTICE, FleetCatalogue } from './catalogue/fleet-catalogue.js';
import { readCarRecords } from './read-car-records.js';

/** A car and the version that the caller has read. */
export interface CarVersion {
  id: number;
  version: number;
}

/** Files that belong to a change; `once` makes the request idempotent. */
interface CarFiles {
  files: readonly NewFile[];
  once: OnceKey | null;
}

const NO_FILES: CarFiles = { files: [], once: null };

export type CarNote = Pick<AuditNote, 'action' | 'before' | 'after'>;

/**
 * The shared part of all commands that change a car: they lock it, check its version, record the audit entry and notify
 * the other processes.
 */
@Injectable()
export class ChangeCar {
  constructor(
    private readonly saveFiles: SaveFiles,
    private readonly audit: Audit,
    private readonly notices: Notices,
    private readonly catalogue: FleetCatalogue,
    private readonly settings: Settings,
    private readonly staff: StaffNames,
  ) {}

  /**
   * @param work returns the audit note, or null if nothing changes; it stores the rows of all `files`
   * @throws Refusal 1002 for an unknown car; 1015 with the author and time of a change after the expected version.
   */
  async run(
    by: Caller,
    expected: CarVersion,
    work: (manager: EntityManager, car: Car) => Promise<CarNote | null>,
    { files, once } = NO_FILES,
  ): Promise<void> {
    let changed: CarRecord | undefined;
    await this.saveFiles.run(files, once, async (manager) => {
      const car = await manager.findOne(Car, {
        where: { id: expected.id },
        lock: { mode: 'for_no_key_update' },
      });
      if (!car) throw refuse('NOT_FOUND', messageOf(fleetMessages, 'notFound'));
      if (car.version !== expected.version) throw await this.staleVersionRefusal(manager, car);
      const note = await work(manager, car);
      if (!note) return null;
      await manager.query(
        'UPDATE cars SET version = version + 1, changed_by_id = $2, changed_at = app_now() WHERE id = $1',
        [car.id, by.id],
      );
      await this.audit.record(manager, by, { ...note, subject: 'car', subjectId: car.id });
      await this.notices.send(manager, FLEET_NOTICE);
      changed = (await readCarRecords(manager, [car.id])).get(car.id);
      return null;
    });
    if (changed) await this.catalogue.renewAfter(changed);
  }

  private async staleVersionRefusal(manager: EntityManager, car: Car): Promise<Error> {
    const data: CarChangedData = {
      version: car.version,
      changedBy: car.changedById?.toString() ?? null,
      changedAt: car.changedAt?.toISOString() ?? null,
    };
    const who = car.changedById === null ? null : await this.staff.labelOf(manager, car.changedById);
    const when = car.changedAt && momentIn(this.settings.current.rules.zone, car.changedAt);
    return refuse('WRONG_STATE', changedMessage(who, when), data);
  }
}

function changedMessage(who: string | null, when: string | null): CatalogueMessage {
  if (who && when) return messageOf(fleetMessages, 'changedByOn', { who, when });
  if (who) return messageOf(fleetMessages, 'changedBy', { who });
  return when ? messageOf(fleetMessages, 'changedOn', { when }) : messageOf(fleetMessages, 'changed');
}
