import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';
import { RemoveDocuments } from '../../customers/index.js';
import type { SettlementRow } from './settlement-rows.js';

/**
 * Removes lines of a draft with their photos. Voids a later charge that has no lines left. The caller must hold the
 * lock of the rental.
 */
@Injectable()
export class RemoveLines {
  constructor(private readonly documents: RemoveDocuments) {}

  async remove(
    manager: EntityManager,
    { id, isLater, lines }: Pick<SettlementRow, 'id' | 'isLater' | 'lines'>,
    lineIds: readonly number[],
  ): Promise<void> {
    const [photos] = await manager.query<[{ id: string }[], number]>(
      'DELETE FROM settlement_photos WHERE line_id = ANY ($1::int[]) RETURNING document_id AS id',
      [lineIds],
    );
    await manager.query('DELETE FROM settlement_lines WHERE id = ANY ($1::int[])', [lineIds]);
    await this.documents.rows(
      manager,
      photos.map((photo) => photo.id),
    );
    if (isLater && lines.length === lineIds.length)
      await changeOneRow(
        manager,
        `UPDATE settlements SET state = 'VOID', version = version + 1 WHERE id = $1 AND state = 'DRAFT'`,
        [id],
      );
  }
}
