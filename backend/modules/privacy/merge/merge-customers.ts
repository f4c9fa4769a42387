import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { MergeRefusal } from '../../../contract/privacy/merge.js';
import type { Caller } from '../../../platform/auth/access.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { ReleaseHold } from '../../calendar/index.js';
import { LockCustomer, type LockedCustomer, noSuchCustomer, RemoveDocuments } from '../../customers/index.js';
import { ProveOwner } from '../../login/index.js';
import { ErasedParts } from '../erased-parts.js';
import { mergedMessage } from '../messages/merge.messages.js';
import { MergedParts } from './merged-parts.js';

interface Merge {
  /** The customer whose account is deleted. */
  from: number;
  reason: string;
}

const REFUSED = { APPROVED: 'mergedIsApproved', LIVE_HOLD: 'mergedHasHold' } as const;

/** Gives a customer the rentals and payments of another account of the same person, and erases that account. */
@Injectable()
export class MergeCustomers {
  constructor(
    private readonly documents: RemoveDocuments,
    private readonly customers: LockCustomer,
    private readonly holds: ReleaseHold,
    private readonly owner: ProveOwner,
    private readonly moved: MergedParts,
    private readonly erased: ErasedParts,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1001 for the same customer; 1002; 1015 APPROVED, LIVE_HOLD */
  async merge(by: Caller, id: number, { from, reason }: Merge): Promise<void> {
    if (from === id)
      throw refuseFields({ field: 'from', message: messageOf(customersMessages, 'mergeWithAnother') });
    await this.documents.during(async (manager, remove) => {
      await this.owner.forgetCodes(manager, from);
      const [staying, customer] = await this.customers.lockBoth(manager, id, from);
      if (staying.erased || customer.erased) throw noSuchCustomer();
      await this.requireMergeable(manager, customer);
      const driverUntil = await this.erased.driverUntil(manager, from);
      await this.moved.move(manager, from, id);
      await this.erased.erase(manager, customer, {
        remove,
        driverUntil,
        message: mergedMessage(customer.language),
        passOnTo: staying,
      });
      await this.moved.record(manager, from, id);
      await this.audit.record(manager, by, {
        action: 'merge-customer',
        subject: 'customer',
        subjectId: id,
        after: { from, reason },
      });
      await this.audit.record(manager, by, {
        action: 'erase-customer',
        subject: 'customer',
        subjectId: from,
        after: { mergedInto: id, reason },
      });
    });
  }

  private async requireMergeable(manager: EntityManager, { id, approval }: LockedCustomer): Promise<void> {
    const reason = await this.refusalOf(manager, { id, approval });
    if (reason === null) return;
    throw refuse('WRONG_STATE', messageOf(customersMessages, REFUSED[reason]), { status: approval, reason });
  }

  private async refusalOf(
    manager: EntityManager,
    { id, approval }: Pick<LockedCustomer, 'id' | 'approval'>,
  ): Promise<MergeRefusal | null> {
    if (approval === 'APPROVED') return 'APPROVED';
    const live = await this.holds.liveOf(manager, id);
    return live.length > 0 ? 'LIVE_HOLD' : null;
  }
}
