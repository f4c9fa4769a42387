import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { MAX_ODOMETER_KM } from '../../../contract/limits.js';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { changeOneRow, StaleRead } from '../../../platform/database/unit-of-work.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { CustomerContacts, NotifyCustomer } from '../../customers/index.js';
import { codeSms, ConfirmingCodes } from '../../login/index.js';
import { type RentalSummary } from '../../rentals/index.js';
import { Settings } from '../../settings/index.js';
import { handoverCodeMessage, type Readings } from './handover.messages.js';
import { Handovers, type OwnHandover } from './handovers.js';

/**
 * Sends the customer a code that confirms the current content of the record: by e-mail, and also by SMS if they chose
 * it.
 */
@Injectable()
export class SendHandoverCode {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly handovers: Handovers,
    private readonly contacts: CustomerContacts,
    private readonly messages: NotifyCustomer,
    private readonly codes: ConfirmingCodes,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 1001, 1002, 1011, 1015 */
  send(by: Caller, id: string, once: OnceKey | null): Promise<null> {
    return this.idempotency.run(once, async (manager) => {
      const record = await this.handovers.find(manager, by.id, id);
      await this.handovers.requireDraft(manager, record);
      const readings = readingsOf(record);
      const { email, language } = await this.contacts.findById(manager, record.customerId);
      const summary = { ...(await this.summary(manager, record.rentalId)), language };
      const codeId = randomUUID();
      const mobile = await this.messages.smsRecipient(manager, record.customerId);
      await this.codes.send(
        manager,
        { purpose: 'DESK', id: codeId, email, ipAddress: by.address },
        (code) => ({
          ...handoverCodeMessage(code, summary, readings),
          alsoBySms:
            mobile === null
              ? null
              : codeSms(mobile, 'HANDOVER_CODE', { code, business: this.settings.current.name }),
        }),
      );
      await this.contacts.requireAddress(manager, record.customerId, email);
      const now = await this.handovers.lock(manager, by.id, id);
      // The content of the record may have changed since the message was written.
      if (now.moveId !== null || JSON.stringify(readingsOf(now)) !== JSON.stringify(readings))
        throw new StaleRead();
      await changeOneRow(manager, 'UPDATE handovers SET code_id = $2 WHERE id = $1', [id, codeId]);
      return null;
    });
  }

  private async summary(manager: EntityManager, rentalId: number): Promise<Omit<RentalSummary, 'language'>> {
    const [row] = await manager.query<Omit<RentalSummary, 'language'>[]>(
      // Never null: kind, reference, carName, fromDate, toDate, pickupTime, dropTime. The columns of a rental and its car.
      `SELECT kind, reference, car_name AS "carName", from_date::text AS "fromDate", to_date::text AS "toDate",
              pickup_time AS "pickupTime", drop_time AS "dropTime"
         FROM handover_facts WHERE rental_id = $1`,
      [rentalId],
    );
    return defined(row, 'rental');
  }
}

/** @throws Refusal 1001 if the odometer or the fuel level is missing. */
export function readingsOf(record: OwnHandover): Readings {
  const { kind, odometer, fuel, fuelUnit, points, marks, inspectLater } = record;
  if (odometer === null)
    throw refuseFields({
      field: 'odometer',
      message: messageOf(handoversMessages, 'odometerNeeded', { max: MAX_ODOMETER_KM }),
    });
  if (fuel === null)
    throw refuseFields({ field: 'fuel', message: messageOf(handoversMessages, 'fuelNeeded') });
  return { kind, odometer, fuel, fuelUnit, points, marks, inspectLater };
}
