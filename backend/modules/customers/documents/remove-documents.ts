import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { requireRows, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { RemoveFiles } from './remove-files.js';

/** Removes documents in the caller's transaction. */
export type Remove = (ids: readonly string[]) => Promise<void>;

/** Removes documents: their rows in a transaction, their files after its commit. */
@Injectable()
export class RemoveDocuments {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly files: RemoveFiles,
  ) {}

  async during<T>(work: (manager: EntityManager, remove: Remove) => Promise<T>): Promise<T> {
    let keys: string[] = [];
    const result = await this.unitOfWork.run((manager) => {
      keys = [];
      return work(manager, async (ids) => {
        keys.push(...(await removeRows(manager, ids)));
      });
    });
    await this.files.remove(keys);
    return result;
  }

  /** Removes the photos whose rows `take` deletes from the rental. */
  photos(take: (manager: EntityManager) => Promise<RemovedPhotos>): Promise<[null, number]> {
    return this.during(async (manager, remove) => {
      const [taken] = await take(manager);
      await remove(taken.map(({ id }) => id));
      return [null, taken.length];
    });
  }

  /** Removes documents in the transaction of a command. The job removes their files. */
  async rows(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await removeRows(manager, ids);
  }
}

/** The result of `DELETE … RETURNING document_id AS id`. */
export type RemovedPhotos = [{ id: string }[], number];

async function removeRows(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const statement = 'DELETE FROM documents WHERE id = ANY ($1::uuid[]) RETURNING storage_key AS key';
  const [rows] = await manager.query<[{ key: string }[], number]>(statement, [ids]);
  requireRows(statement, rows.length, new Set(ids).size);
  return rows.map(({ key }) => key);
}
