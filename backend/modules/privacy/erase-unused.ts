import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { dayIn } from '../../contract/calendar.js';
import { forEachDue } from '../../platform/database/for-each-due.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Refusal } from '../../platform/http/refusal.js';
import { LockCustomer, NotifyCustomer, UNUSED_BATCH, UnusedAccounts } from '../customers/index.js';
import { Settings } from '../settings/index.js';
import { EraseCustomer } from './erase-customer.js';
import { ErasedParts } from './erased-parts.js';
import { unusedMessage } from './messages/erasure.messages.js';

/**
 * Announces and deletes accounts that were not used for sign-ins or rentals. Several processes can run this at the same
 * time.
 */
@Injectable()
export class EraseUnused {
  private readonly log = new Logger(EraseUnused.name);

  constructor(
    private readonly accounts: UnusedAccounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly parts: ErasedParts,
    private readonly erasure: EraseCustomer,
    private readonly settings: Settings,
    private readonly messages: NotifyCustomer,
  ) {}

  @Cron('0 41 3 * * *', { waitForCompletion: true, name: 'erase-unused' })
  async eraseAll(): Promise<void> {
    let after: number | null = 0;
    while (after !== null) after = await this.eraseBatch(after);
  }

  /** Returns the id of the last account of a full batch; null after the last batch. */
  private async eraseBatch(after: number): Promise<number | null> {
    let last: number | null = null;
    await forEachDue({
      read: async () => {
        const due = await this.accounts.due(after);
        if (due.length === UNUSED_BATCH) last = due.at(-1)?.id ?? null;
        return due;
      },
      work: ({ id, step }) => (step === 'TELL' ? this.tell(id) : this.erasure.eraseUnused(id)),
      onUnread: (error) => this.log.warn({ error }, 'the unused accounts could not be read'),
      onFailed: ({ id }, error) => {
        // The account has blockers, or was used or deleted since. The next run checks it again.
        if (error instanceof Refusal) return;
        this.log.warn({ error, customer: id }, 'an unused account could not be deleted');
      },
    });
    return last;
  }

  /** Announces the deletion, unless a blocker prevents it. */
  private tell(id: number): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const customer = await this.customers.lock(manager, id);
      if ((await this.accounts.stepOf(manager, id)) !== 'TELL') return;
      if ((await this.parts.blockers(manager, id)).length > 0) return;
      const until = await this.accounts.markTold(manager, id);
      const day = dayIn(this.settings.current.rules.zone, until);
      await this.messages.queue(
        manager,
        { customerId: id, email: customer.email },
        unusedMessage(customer, day),
      );
    });
  }
}
