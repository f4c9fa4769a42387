import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { forEachDue } from '../../../platform/database/for-each-due.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Audit } from '../../audit/index.js';
import { Licences } from '../licences/licences.js';
import { LockCustomer } from '../lock-customer.js';
import { EndApproval } from './end-approval.js';
import { Renewals } from './renewals.js';

/** Ends the approval of customers who did not send the requested documents in time. */
@Injectable()
export class EndOverdueRenewals {
  private readonly log = new Logger(EndOverdueRenewals.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly licences: Licences,
    private readonly renewals: Renewals,
    private readonly audit: Audit,
    private readonly approval: EndApproval,
  ) {}

  @Cron('0 23 * * * *', { waitForCompletion: true, name: 'end-overdue-renewals' })
  async endAll(): Promise<void> {
    await forEachDue({
      read: () => this.renewals.overdue(this.licences.today()),
      work: ({ customerId }) => this.end(customerId),
      onUnread: (error) => this.log.warn({ error }, 'the overdue documents could not be read'),
      onFailed: ({ customerId }, error) =>
        this.log.warn({ error, customerId }, 'the approval of a customer could not be ended'),
    });
  }

  private end(customerId: number): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const customer = await this.customers.lockEvenErased(manager, customerId);
      const renewal = await this.renewals.find(manager, customerId);
      if (customer.suspended || !renewal || renewal.submittedAt || renewal.until >= this.licences.today())
        return;
      const { reasons } = renewal;
      await this.approval.end(manager, customer, reasons, null);
      await this.audit.record(manager, null, {
        action: 'reject-customer',
        subject: 'customer',
        subjectId: customerId,
        before: { approval: customer.approval },
        after: { approval: 'REJECTED', reasons },
      });
    });
  }
}
