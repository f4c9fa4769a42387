import { Injectable } from '@nestjs/common';
import type { ProfileCorrection } from '../../../contract/customers/console-customers.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import { LockCustomer } from '../lock-customer.js';
import { correctedMessage } from '../messages/customer.messages.js';
import { CustomerChanges } from './customer-changes.js';

/** Corrects the name or the address of a customer. */
@Injectable()
export class CorrectProfile {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly changes: CustomerChanges,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Refusal 1001 if nothing differs, 1002 if the customer does not exist. */
  correct(by: Caller, id: number, { reason, ...input }: ProfileCorrection): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const customer = await this.customers.lock(manager, id);
      const changes = await this.changes.changed(manager, id, input);
      if (changes.length === 0)
        throw refuseFields({ field: 'fullName', message: messageOf(customersMessages, 'nothingChanged') });
      for (const change of changes) await this.changes.apply(manager, id, change, { id: by.id, reason });
      await this.audit.record(manager, by, {
        action: 'change-customer',
        subject: 'customer',
        subjectId: id,
        after: { changed: changes.map(({ field }) => field), reason },
      });
      await this.outbox.queue(manager, correctedMessage(customer, reason));
    });
  }
}
