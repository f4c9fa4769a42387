import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { named } from '../../../platform/database/named.js';
import type { ChangedField } from './customer-change.entity.js';

export interface CustomerChangeValues {
  field: ChangedField;
  before: string | null;
  after: string;
}

/** Records earlier values of a customer's account outside the audit, so that an erasure can remove them. */
@Injectable()
export class CustomerChanges {
  /** The caller must hold the customer's lock. @param by Null if the customer changes the account. */
  async record(
    manager: EntityManager,
    customerId: number,
    changes: readonly CustomerChangeValues[],
    by: { id: number; reason: string } | null = null,
  ): Promise<void> {
    for (const { field, before, after } of changes)
      await manager.query(
        ...named(
          `INSERT INTO customer_changes (customer_id, field, old_value, new_value, staff_id, reason)
           VALUES (:customerId, :field, :before, :after, :staffId, :reason)`,
          { customerId, field, before, after, staffId: by?.id ?? null, reason: by?.reason ?? null },
        ),
      );
  }

  /** Removes the changes, and returns the contacts that the account has had, with the time until which it had them. */
  async erase(manager: EntityManager, customerId: number): Promise<{ contact: string; until: string }[]> {
    // Never null: contact. Every account has both contacts; other fields are left out.
    const [removed] = await manager.query<
      [{ field: ChangedField; contact: string; until: string }[], number]
    >(
      `DELETE FROM customer_changes WHERE customer_id = $1
       RETURNING field, old_value AS contact, at::text AS until`,
      [customerId],
    );
    return removed.filter(({ field }) => field === 'email' || field === 'mobile');
  }
}
