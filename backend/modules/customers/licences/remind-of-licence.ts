import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { forEachDue } from '../../../platform/database/for-each-due.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { LockCustomer } from '../lock-customer.js';
import { licenceEnds, licenceRunsOutMessage } from '../messages/customer.messages.js';
import { Renewals } from '../renewals/renewals.js';
import { type ExpiringLicence, ExpiringLicenceQueries } from './expiring-licence-queries.js';
import { Licences } from './licences.js';

/** Asks a customer for a renewed licence, 30 days before the last day of the approved one. */
@Injectable()
export class RemindOfLicence {
  private readonly log = new Logger(RemindOfLicence.name);

  constructor(
    private readonly queries: ExpiringLicenceQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly licences: Licences,
    private readonly renewals: Renewals,
    private readonly outbox: Outbox,
  ) {}

  /** Several processes can run this at the same time, because each customer is locked and has one request. */
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

  /** Reads again under the lock, because another process may delete the account or renew the licence concurrently. */
  private remind({ customerId, validUntil, onceKey }: ExpiringLicence): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const customer = await this.customers.lockEvenErased(manager, customerId);
      if ((await this.licences.approvedUntil(manager, customerId)) !== validUntil) return;
      if (customer.suspended || customer.approval !== 'APPROVED') return;
      if (await this.renewals.find(manager, customerId)) return;
      const reasons = { license: licenceEnds(customer.language, validUntil) };
      const until = await this.renewals.ask(manager, customerId, reasons, validUntil);
      await this.outbox.queue(manager, {
        ...licenceRunsOutMessage(customer, { validUntil, until, isOver: validUntil < this.licences.today() }),
        ...(onceKey !== null && { onceKey }),
      });
    });
  }
}
