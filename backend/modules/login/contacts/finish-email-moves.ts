import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { forEachDue } from '../../../platform/database/for-each-due.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { ChangeContact, CustomerContacts, EmailMoves, LockCustomer } from '../../customers/index.js';
import { ConfirmingCodes } from '../confirming-codes.js';

/** Completes due changes of e-mail addresses by staff that no sign-in of the customer has stopped. */
@Injectable()
export class FinishEmailMoves {
  private readonly log = new Logger(FinishEmailMoves.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly contacts: CustomerContacts,
    private readonly codes: ConfirmingCodes,
    private readonly customers: LockCustomer,
    private readonly moves: EmailMoves,
    private readonly contact: ChangeContact,
  ) {}

  @Cron('50 * * * * *', { waitForCompletion: true, name: 'finish-email-moves' })
  async finishAll(): Promise<void> {
    await forEachDue({
      read: () => this.moves.due(),
      work: ({ customerId }) => this.finish(customerId),
      onUnread: (error) => this.log.warn({ error }, 'the waiting e-mail addresses could not be read'),
      onFailed: ({ customerId }, error) =>
        this.log.warn({ error, customerId }, 'the e-mail address of a customer could not be changed'),
    });
  }

  private finish(customerId: number): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const { email } = await this.contacts.findById(manager, customerId);
      // Called before the customer is locked, because codes are locked first. Waits for a concurrent sign-in, which may
      // stop the change.
      await this.codes.end(manager, email);
      const customer = await this.customers.lockEvenErased(manager, customerId);
      const move = await this.moves.take(manager, customer);
      if (!move) return;
      await this.contact.change(manager, customer, {
        field: 'email',
        value: move.email,
        keep: null,
        by: { id: move.staffId, reason: move.reason, caller: null },
      });
    });
  }
}
