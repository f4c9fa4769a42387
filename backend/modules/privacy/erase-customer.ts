import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EnteredCode } from '../../contract/customers/people.js';
import { customersMessages } from '../../contract/messages/customers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { ErasureBlocker, ErasurePlan, ErasureRefused } from '../../contract/privacy/erasure.js';
import { UNUSED_ACCOUNT } from '../../contract/privacy/retention.js';
import type { Caller } from '../../platform/auth/access.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { ReleaseHold } from '../calendar/index.js';
import { LockCustomer, type Remove, RemoveDocuments } from '../customers/index.js';
import { codeWrong, ProveOwner } from '../login/index.js';
import { ErasedParts } from './erased-parts.js';
import { erasedMessage } from './messages/erasure.messages.js';

const UNUSED = `No sign-in and no rental for ${UNUSED_ACCOUNT.months} months`;

interface Erasing {
  by: Caller | null;
  reason?: string;
  remove: Remove;
  /** True if a restored backup has brought the account back. */
  isAgain?: boolean;
  /** True to delete the account only if it is still unused. */
  isUnused?: boolean;
}

/** Deletes the account of a customer and all that the law does not require to keep, in one transaction. */
@Injectable()
export class EraseCustomer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly documents: RemoveDocuments,
    private readonly releaseHold: ReleaseHold,
    private readonly parts: ErasedParts,
    private readonly owner: ProveOwner,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1002 if the customer does not exist, or the account was deleted. */
  plan(id: number): Promise<ErasurePlan> {
    return this.unitOfWork.run(async (manager) => {
      await this.customers.lock(manager, id);
      return this.parts.plan(manager, id);
    });
  }

  /** @throws Refusal 1010 for a wrong code; 1015 with the blockers, and then the code stays valid. */
  async eraseOwn(by: Caller, proof: EnteredCode): Promise<void> {
    const triesLeft = await this.documents.during(async (manager, remove) => {
      const left = await this.owner.check(manager, by.id, proof);
      if (left === null) await this.erase(manager, by.id, { by: null, remove });
      return left;
    });
    // Thrown after the commit, so that the counted attempt is stored.
    if (triesLeft !== null) throw codeWrong(triesLeft);
    await this.releaseHold.releaseAll(by.id);
  }

  /** Deletes an account at its customer's request. @throws Refusal 1002, 1015 with the blockers */
  async eraseByAdmin(by: Caller, id: number, reason: string): Promise<void> {
    await this.eraseWithFiles(id, { by, reason });
  }

  /** @throws Refusal 1002; 1015 if the account was used since the announcement, or with the blockers */
  async eraseUnused(id: number): Promise<void> {
    await this.eraseWithFiles(id, { by: null, reason: UNUSED, isUnused: true });
  }

  /** Checks for no blockers and sends no message, because the customer got a message at the first deletion. */
  async eraseAgain(id: number): Promise<void> {
    await this.eraseWithFiles(id, { by: null, isAgain: true });
  }

  private async eraseWithFiles(id: number, erasing: Omit<Erasing, 'remove'>): Promise<void> {
    await this.documents.during((manager, remove) => this.erase(manager, id, { ...erasing, remove }));
    await this.releaseHold.releaseAll(id);
  }

  private async erase(
    manager: EntityManager,
    id: number,
    { by, reason, remove, isAgain = false, isUnused = false }: Erasing,
  ): Promise<void> {
    await this.owner.forgetCodes(manager, id);
    const customer = isAgain
      ? await this.customers.lockEvenErased(manager, id)
      : await this.customers.lock(manager, id);
    // Another process has already deleted the account.
    if (customer.erased) return;
    if (isUnused) await this.requireUnused(manager, id);
    if (!isAgain) await this.requireNothingOpen(manager, id);
    const driverUntil = await this.parts.driverUntil(manager, id);
    const message = isAgain ? null : erasedMessage(customer.language, driverUntil !== null);
    await this.parts.erase(manager, customer, { remove, driverUntil, message });
    // Includes the accounts that were merged into this one, because an older backup brings them back too.
    const merged = await this.customers.mergedInto(manager, id);
    await manager.query(
      'INSERT INTO erasures (customer_id) SELECT unnest($1::int[]) ON CONFLICT DO NOTHING',
      [[id, ...merged]],
    );
    await this.audit.record(manager, by, {
      action: 'erase-customer',
      subject: 'customer',
      subjectId: id,
      ...(reason !== undefined && { after: { reason } }),
    });
  }

  private async requireUnused(manager: EntityManager, id: number): Promise<void> {
    if (!(await this.parts.isUnused(manager, id))) throw notYet([]);
  }

  private async requireNothingOpen(manager: EntityManager, id: number): Promise<void> {
    const blockers = await this.parts.blockers(manager, id);
    if (blockers.length > 0) throw notYet(blockers);
  }
}

function notYet(blockers: ErasureBlocker[]): Error {
  const data: ErasureRefused = { blockers };
  return refuse('WRONG_STATE', messageOf(customersMessages, 'notErasableYet'), data);
}
