import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { named } from '../../../platform/database/named.js';
import {
  type ChainItem,
  customerMarkContents,
  type EvidenceContent,
  linked,
  photoContent,
  type PhotoFacts,
  recordContents,
  type RecordFacts,
} from './evidence.rules.js';
import { PHOTO_FACTS, recordFacts, type RecordRow, recordsWith } from './evidence-facts.js';

/** Adds items to the evidence chain of a car. The caller must hold the lock of the car. */
@Injectable()
export class Evidence {
  /** @param sha256 SHA-256 of the stored file */
  async addPhoto(
    manager: EntityManager,
    carId: number,
    { id, sha256 }: { id: string; sha256: string },
  ): Promise<void> {
    const [photo] = await manager.query<PhotoFacts[]>(
      `SELECT ${PHOTO_FACTS} FROM handover_photos p WHERE p.id = $1`,
      [id],
    );
    await this.add(manager, carId, [photoContent(defined(photo, 'photo'), sha256)]);
  }

  /** Adds the marks and the form of a completed record. @returns The last hash of the chain */
  async addRecord(manager: EntityManager, carId: number, handoverId: string): Promise<string> {
    return this.add(manager, carId, recordContents(await this.facts(manager, handoverId)));
  }

  /** Adds the newest mark of the customer. */
  async addCustomerMark(manager: EntityManager, carId: number, handoverId: string): Promise<void> {
    const contents = customerMarkContents(await this.facts(manager, handoverId));
    await this.add(manager, carId, contents.slice(-1));
  }

  private async facts(manager: EntityManager, handoverId: string): Promise<RecordFacts> {
    const [row] = await manager.query<RecordRow[]>(`${recordsWith('valid_moves')} WHERE h.id = $1`, [
      handoverId,
    ]);
    return recordFacts(defined(row, 'record'));
  }

  private async add(
    manager: EntityManager,
    carId: number,
    contents: readonly EvidenceContent[],
  ): Promise<string> {
    const [last] = await manager.query<Pick<ChainItem, 'position' | 'hash'>[]>(
      'SELECT position, hash FROM evidence_items WHERE car_id = $1 ORDER BY position DESC LIMIT 1',
      [carId],
    );
    const items = linked(last, contents);
    await manager.query(
      ...named(
        `INSERT INTO evidence_items (car_id, position, handover_id, kind, content, hash)
         SELECT :carId, i.position, i."handoverId", i.kind, i.content, i.hash
           FROM jsonb_to_recordset(:items::jsonb) AS i(position int, "handoverId" uuid, kind text, content text, hash text)`,
        { carId, items: JSON.stringify(items) },
      ),
    );
    return defined(items.at(-1), 'item').hash;
  }
}
