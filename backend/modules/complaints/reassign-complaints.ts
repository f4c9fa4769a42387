import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { requireRows } from '../../platform/database/unit-of-work.js';

/** Moves complaints with their replies and pages of the complaint book to another customer. */
@Injectable()
export class ReassignComplaints {
  /** Locks the complaints. The caller must hold the locks of both customers. */
  async move(manager: EntityManager, from: number, to: number): Promise<void> {
    const complaints = await manager.query<object[]>(
      'SELECT FROM complaints WHERE customer_id = $1 ORDER BY id FOR UPDATE',
      [from],
    );
    const update = 'UPDATE complaints SET customer_id = $2 WHERE customer_id = $1';
    const [, moved] = await manager.query<[unknown, number]>(update, [from, to]);
    requireRows(update, moved, complaints.length);
  }
}
