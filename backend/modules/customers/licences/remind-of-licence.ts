import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { forEachDue } from '../../../platform/database/for-each-due.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { LockCustomer } from '../lock-customer.js';
import { licenceRunsOutMessage } from '../messages/customer.messages.js';
import { type ExpiringLicence, ExpiringLicenceQueries } from './expiring-licence-queries.js';
import { Licences } from './licences.js';

/** E-mails a customer once, 30 days before the last day of the approved licence. */
@Injectable()
export class RemindOfLicence {
  private readonly log = new Logger(RemindOfLicence.name);

  constructor(
    private readonly queries: ExpiringLicenceQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly licences: Licences,
    private readonly outbox: Outbox,
  ) {}

  /** Several processes can run this at the same time, because the key of a message is unique. */
  @Cron('0 43 3 * * *', { waitForCompletion: true, name: 'remind-of-licence' })
  async remindAll(): Promise<void> {
    await forEachDue({
      read: () => this.queries.due(this.licences.today()),
      work: (due) => this.remind(due),
      onUnread: (error) => this.log.warn({ error }, 'the expiring licences could not be read'),
      onFailed: ({ customerId }, error) =>
        this.log.warn({ error, customerId }, 'a customer could not be told of the expiring licence'),
    });
  }

  /** Locks the customer, because the account may be deleted at the same moment. */
  private remind({ customerId, validUntil, onceKey }: ExpiringLicence): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const customer = await this.customers.lockEvenErased(manager, customerId);
      if (customer.erased) return;
      await this.outbox.queue(manager, { ...licenceRunsOutMessage(customer, validUntil), onceKey });
    });
  }
}
