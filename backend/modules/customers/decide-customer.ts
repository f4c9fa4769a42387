import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RejectionReasons, Renewal } from '../../contract/customers/people.js';
import { customersMessages } from '../../contract/messages/customers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { Caller } from '../../platform/auth/access.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuse, refuseFields } from '../../platform/http/refusal.js';
import { inEnglish } from '../../platform/http/wire-message.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Audit } from '../audit/index.js';
import { Settings } from '../settings/index.js';
import { AfterCustomerDecision, type CustomerDecision } from './after-customer-decision.js';
import { requireSameSubmission } from './documents/same-submission.js';
import { findIdentity } from './documents/stored-identity.js';
import { LockCustomer, type LockedCustomer } from './lock-customer.js';
import { approvedMessage, rejectedMessage } from './messages/customer.messages.js';
import { Renewals } from './renewals/renewals.js';

/** An admin's decision on the reviewed documents. */
export interface DocumentReview {
  decision: CustomerDecision;
  reasons?: RejectionReasons | undefined;
  /** When the reviewed documents were submitted. */
  submittedAt?: string | undefined;
}

/**
 * Approves a customer's documents or rejects them with reasons. A second decision is refused with 1015, which names the
 * first admin and the time.
 */
@Injectable()
export class DecideCustomer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly afterDecision: AfterCustomerDecision,
    private readonly settings: Settings,
    private readonly renewals: Renewals,
  ) {}

  /**
   * Serves the route of the specification, which may reject without a reason.
   * @throws Refusal 1015 if the customer was already decided, has submitted documents since the review, or has a number
   * that was approved for another customer.
   */
  byMobile(by: Caller, mobile: string, review: DocumentReview): Promise<void> {
    return this.decide(by, 'mobile = $1', mobile, review);
  }

  /**
   * @throws Refusal 1001 for a rejection without a reason.
   * @throws Refusal 1015 as {@link byMobile} does.
   */
  byId(by: Caller, id: number, review: DocumentReview): Promise<void> {
    const { aadhaar, license, note } = review.reasons ?? {};
    if (review.decision === 'REJECTED' && !aadhaar && !license && !note)
      throw refuseFields({ field: 'reasons', message: messageOf(customersMessages, 'rejectReason') });
    return this.decide(by, 'id = $1', id, review);
  }

  private decide(
    by: Caller,
    condition: string,
    key: string | number,
    { decision, reasons, submittedAt }: DocumentReview,
  ): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const customer = await this.lock(manager, condition, key);
      const renewal = await this.renewals.find(manager, customer.id);
      if (customer.approval !== 'PENDING' && !renewal?.submittedAt)
        throw await this.notPending(manager, customer);
      requireSameSubmission(customer, submittedAt, this.settings.current);
      const identity = await findIdentity(manager, customer.id);
      const isLicenceOnly = !identity && this.settings.current.licenceOnly;
      const reasonsToStore =
        decision === 'REJECTED' ? completeReasons(reasons, renewal, isLicenceOnly) : null;
      await this.renewals.decide(manager, customer.id, { decision, reasons: reasonsToStore, by });
      await this.audit.record(manager, by, {
        action: decision === 'APPROVED' ? 'approve-customer' : 'reject-customer',
        subject: 'customer',
        subjectId: customer.id,
        before: { approval: customer.approval },
        after: { approval: decision, reasons: reasonsToStore },
      });
      await this.outbox.queue(
        manager,
        reasonsToStore
          ? rejectedMessage(customer, { reasons: reasonsToStore, identity })
          : approvedMessage(customer),
      );
      await this.afterDecision.customerDecided(manager, customer.id, decision);
    });
  }

  private async lock(
    manager: EntityManager,
    condition: string,
    key: string | number,
  ): Promise<LockedCustomer> {
    const [found] = await manager.query<{ id: number }[]>(`SELECT id FROM customers WHERE ${condition}`, [
      key,
    ]);
    if (!found) throw refuse('NOT_FOUND', messageOf(customersMessages, 'notFound'));
    return this.customers.lock(manager, found.id);
  }

  private async notPending(manager: EntityManager, customer: LockedCustomer): Promise<Error> {
    const { approval, decidedById, decidedAt } = customer;
    if (approval === 'NOT_REGISTERED')
      return refuse('WRONG_STATE', messageOf(customersMessages, 'notRegisteredYet'));
    return refuse(
      'WRONG_STATE',
      ...(await this.audit.decidedAlready(
        manager,
        messageOf(customersMessages, 'alreadyDecided', { status: approval }),
        { status: approval, decidedById, decidedAt },
        this.settings.current.rules.zone,
      )),
    );
  }
}

/**
 * If no document is rejected, adds all that were sent again, or all documents if none was, with the note as the reason.
 */
function completeReasons(
  reasons: RejectionReasons | undefined,
  renewal: Renewal | null,
  isLicenceOnly: boolean,
): RejectionReasons {
  const { aadhaar, license, note } = reasons ?? {};
  if (aadhaar || license)
    return { ...(aadhaar ? { aadhaar } : {}), ...(license ? { license } : {}), ...(note ? { note } : {}) };
  const reason = note ?? inEnglish(messageOf(customersMessages, 'submitDocumentAgain'));
  const documents = isLicenceOnly ? (['license'] as const) : (['aadhaar', 'license'] as const);
  const sent = documents.filter((document) => renewal?.reasons[document]);
  return Object.fromEntries((sent.length > 0 ? sent : documents).map((document) => [document, reason]));
}
