import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import type { CarRefusalCause, CarRefusalState } from '../../../contract/rentals/car-refusals.js';
import { named } from '../../../platform/database/named.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import type { StoredDocument } from '../../customers/index.js';
import type { LockedRental } from '../lock-rental.js';
import { MoveRental } from '../move-rental.js';
import { IS_UNSETTLED } from './car-refused.js';

/** A refusal that still prevents the handover of the car. */
export interface UnsettledRefusal {
  id: number;
  state: Extract<CarRefusalState, 'OPEN' | 'FIXED'>;
  note: string | null;
  reportedAt: Date;
}

/** Stores refused cars. The caller must hold the lock of the rental. */
@Injectable()
export class CarRefusals {
  constructor(private readonly moves: MoveRental) {}

  async open(
    manager: EntityManager,
    rentalId: number,
    { cause, note }: { cause: CarRefusalCause; note: string | null },
  ): Promise<number> {
    const [row] = await manager.query<{ id: number }[]>(
      'INSERT INTO car_refusals (rental_id, cause, note) VALUES ($1, $2, $3) RETURNING id',
      [rentalId, cause, note],
    );
    return defined(row, 'refusal').id;
  }

  /** @throws Refusal 1015 if the rental has ended or its car is not refused */
  async requireUnsettled(
    manager: EntityManager,
    rental: LockedRental,
    reader: 'customer' | 'staff',
  ): Promise<UnsettledRefusal> {
    const { id, status } = rental;
    if (status !== 'CONFIRMED' && status !== 'PENDING')
      throw await this.moves.wrongState(manager, rental, reader);
    const [row] = await manager.query<UnsettledRefusal[]>(
      `SELECT id, state, note, reported_at AS "reportedAt" FROM car_refusals WHERE rental_id = $1 AND ${IS_UNSETTLED}`,
      [id],
    );
    if (!row)
      throw refuse('WRONG_STATE', messageOf(rentalsMessages, 'notRefused'), {
        status,
        reason: 'NOT_REFUSED',
      });
    return row;
  }

  async settle(
    manager: EntityManager,
    { id, state }: UnsettledRefusal,
    to: 'ACCEPTED' | 'REFUNDED',
  ): Promise<void> {
    await changeOneRow(manager, 'UPDATE car_refusals SET state = $3 WHERE id = $1 AND state = $2', [
      id,
      state,
      to,
    ]);
  }

  async answer(
    manager: EntityManager,
    { id, state }: UnsettledRefusal,
    answer: { to: CarRefusalState; text: string | null; staffId: number },
  ): Promise<void> {
    await changeOneRow(
      manager,
      ...named(
        `UPDATE car_refusals SET state = :to, answer = :text, answered_by_id = :staffId, answered_at = app_now()
          WHERE id = :id AND state = :state`,
        { id, state, ...answer },
      ),
    );
  }

  /** Reopens the refusal of an undone cancellation, so that staff can answer it again. */
  async reopen(manager: EntityManager, rentalId: number): Promise<void> {
    await manager.query(
      `UPDATE car_refusals SET state = 'OPEN', answer = NULL, answered_by_id = NULL, answered_at = NULL
        WHERE id = (SELECT max(id) FROM car_refusals WHERE rental_id = $1) AND state = 'REFUNDED'`,
      [rentalId],
    );
  }

  async addPhotos(
    manager: EntityManager,
    { refusalId, customerId, ofAnswer }: { refusalId: number; customerId: number; ofAnswer: boolean },
    photos: readonly StoredDocument[],
  ): Promise<void> {
    for (const photo of photos) {
      const { id } = await photo.record(manager, customerId, 'RENTAL_PHOTO');
      await manager.query(
        'INSERT INTO car_refusal_photos (document_id, refusal_id, of_answer) VALUES ($1, $2, $3)',
        [id, refusalId, ofAnswer],
      );
    }
  }
}
