import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { named } from '../../../platform/database/named.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';
import { forgetNameResult } from '../aadhaar-qr/aadhaar-checks.js';
import type { ChangedField } from './customer-change.entity.js';

export interface CustomerChangeValues {
  field: ChangedField;
  before: string | null;
  /** Null if another account got the number. */
  after: string | null;
}

const COLUMNS = { fullName: 'full_name', address: 'address' } as const;
type ProfileField = keyof typeof COLUMNS;
/** Absent fields stay unchanged. */
export type NewProfile = Partial<Record<ProfileField, string | undefined>>;
export interface ProfileChange extends CustomerChangeValues {
  field: ProfileField;
  after: string;
}

/** Records earlier values of a customer's account outside the audit, so that an erasure can remove them. */
@Injectable()
export class CustomerChanges {
  /** The caller must hold the customer's lock. @param by Null or absent if the customer changes the account. */
  async record(
    manager: EntityManager,
    customerId: number,
    changes: readonly CustomerChangeValues[],
    by?: { id: number; reason: string } | null,
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

  /** Returns the fields that differ from the stored ones. The caller must hold the customer's lock. */
  async changed(manager: EntityManager, customerId: number, input: NewProfile): Promise<ProfileChange[]> {
    const [present] = await manager.query<[Record<ProfileField, string | null>]>(
      'SELECT full_name AS "fullName", address FROM customers WHERE id = $1',
      [customerId],
    );
    return (['fullName', 'address'] as const).flatMap((field) => {
      const [before, after] = [present[field], input[field]];
      return after === undefined || after === before ? [] : [{ field, before, after }];
    });
  }

  /** Stores a changed field. The caller must hold the customer's lock. @param by Null if the customer changes it. */
  async apply(
    manager: EntityManager,
    customerId: number,
    change: ProfileChange,
    by: { id: number; reason: string } | null = null,
  ): Promise<void> {
    if (change.field === 'fullName') await forgetNameResult(manager, customerId, change.after);
    await changeOneRow(manager, `UPDATE customers SET ${COLUMNS[change.field]} = $2 WHERE id = $1`, [
      customerId,
      change.after,
    ]);
    await this.record(manager, customerId, [change], by);
  }

  /** Removes the changes, and returns the account's earlier contacts, each with the time at which it was replaced. */
  async erase(manager: EntityManager, customerId: number): Promise<{ contact: string; until: string }[]> {
    const [removed] = await manager.query<
      [{ field: ChangedField; contact: string | null; until: string }[], number]
    >(
      `DELETE FROM customer_changes WHERE customer_id = $1
       RETURNING field, old_value AS contact, at::text AS until`,
      [customerId],
    );
    return removed.flatMap(({ field, contact, until }) =>
      contact !== null && (field === 'email' || field === 'mobile') ? [{ contact, until }] : [],
    );
  }
}
