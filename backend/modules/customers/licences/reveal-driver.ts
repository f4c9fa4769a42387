import { Injectable } from '@nestjs/common';
import type { DriverReveal } from '../../../contract/customers/console-customers.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Vault } from '../../../platform/auth/vault.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { type Driver, driverSeal } from './driver-records.js';

/** Returns the driver record of a deleted account to an admin. The audit contains the admin, time and reason, but not the record. */
@Injectable()
export class RevealDriver {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly vault: Vault,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1002 if no record is kept */
  reveal(by: Caller, customerId: number, reason: string): Promise<DriverReveal> {
    return this.unitOfWork.run(async (manager) => {
      const [row] = await manager.query<{ sealed: Buffer; until: Date }[]>(
        'SELECT sealed_record AS sealed, until FROM driver_records WHERE customer_id = $1 AND until >= app_now()',
        [customerId],
      );
      if (!row) throw refuse('NOT_FOUND', messageOf(customersMessages, 'noDriverRecord'));
      await this.audit.record(manager, by, {
        action: 'reveal-driver',
        subject: 'customer',
        subjectId: customerId,
        after: { reason },
      });
      const driver = JSON.parse(this.vault.open(driverSeal(customerId), row.sealed)) as Driver;
      return { ...driver, until: row.until.toISOString() };
    });
  }
}
