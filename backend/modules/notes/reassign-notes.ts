import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Moves notes about a customer to another one. Those about rentals move with the rental. */
@Injectable()
export class ReassignNotes {
  /** The caller must hold the locks of both customers. */
  async move(manager: EntityManager, from: number, to: number): Promise<void> {
    await manager.query('UPDATE notes SET customer_id = $2 WHERE customer_id = $1', [from, to]);
  }
}
