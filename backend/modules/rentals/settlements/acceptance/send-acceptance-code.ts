import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Paise } from '../../../../contract/money.js';
import type { Caller } from '../../../../platform/auth/access.js';
import { changeOneRow } from '../../../../platform/database/unit-of-work.js';
import { Idempotency, type OnceKey } from '../../../../platform/http/idempotency/idempotency.js';
import { CustomerContacts } from '../../../customers/index.js';
import { CarCards } from '../../../fleet/index.js';
import { ConfirmingCodes } from '../../../login/index.js';
import type { RentalSummary } from '../../messages/rental.messages.js';
import { LockSettlement, noSuchSettlement, requireUnchanged } from '../lock-settlement.js';
import { acceptanceCodeMessage } from '../settlement.messages.js';

interface Facts extends Omit<RentalSummary, 'language' | 'carName'> {
  customerId: number;
  carId: number;
  total: Paise;
}

// Never null: total. The subquery uses coalesce. Read without a lock, because an issued settlement does not change.
const FACTS = `
  SELECT r.kind, r.reference, r.from_date::text AS "fromDate", r.to_date::text AS "toDate", r.pickup_time AS "pickupTime",
         r.drop_time AS "dropTime", r.customer_id AS "customerId", r.car_id AS "carId",
         (SELECT coalesce(sum(amount_paise), 0)::int FROM settlement_lines WHERE settlement_id = s.id) AS total
    FROM settlements s JOIN rentals r ON r.id = s.rental_id WHERE s.id = $1`;

/** Sends the customer a code that accepts this settlement with this total at the counter. */
@Injectable()
export class SendAcceptanceCode {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly settlements: LockSettlement,
    private readonly contacts: CustomerContacts,
    private readonly cars: CarCards,
    private readonly codes: ConfirmingCodes,
  ) {}

  /** @throws Refusal 1002, 1011, 1015 */
  send(by: Caller, id: number, version: number, once: OnceKey | null): Promise<null> {
    return this.idempotency.run(once, async (manager) => {
      const { customerId, carId, total, ...rental } = await factsOf(manager, id);
      const { email, language } = await this.contacts.findById(manager, customerId);
      const summary = { ...rental, language, carName: await this.cars.nameOf(carId) };
      const codeId = randomUUID();
      await this.codes.send(manager, { purpose: 'DESK', id: codeId, email, ipAddress: by.address }, (code) =>
        acceptanceCodeMessage(code, summary, total),
      );
      const { settlement } = await this.settlements.byId(manager, id);
      requireUnchanged(settlement, 'ISSUED', version);
      await changeOneRow(manager, 'UPDATE settlements SET code_id = $2 WHERE id = $1', [id, codeId]);
      return null;
    });
  }
}

/** Reads without a lock, because the code comes before the other locks. @throws Refusal 1002 */
async function factsOf(manager: EntityManager, id: number): Promise<Facts> {
  const [facts] = await manager.query<Facts[]>(FACTS, [id]);
  if (!facts) throw noSuchSettlement();
  return facts;
}
