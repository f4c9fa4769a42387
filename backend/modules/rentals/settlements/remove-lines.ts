import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RemoveDocuments } from '../../customers/index.js';

/** Removes lines of a draft with their photos. The caller must hold the lock of the rental. */
@Injectable()
export class RemoveLines {
  constructor(private readonly documents: RemoveDocuments) {}

  async remove(manager: EntityManager, lineIds: readonly number[]): Promise<void> {
    const [photos] = await manager.query<[{ id: string }[], number]>(
      'DELETE FROM settlement_photos WHERE line_id = ANY ($1::int[]) RETURNING document_id AS id',
      [lineIds],
    );
    await manager.query('DELETE FROM settlement_lines WHERE id = ANY ($1::int[])', [lineIds]);
    await this.documents.rows(
      manager,
      photos.map(({ id }) => id),
    );
  }
}
