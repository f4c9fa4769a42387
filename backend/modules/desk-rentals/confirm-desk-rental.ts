import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import { toPaise } from '../../contract/money.js';
import type { HoldRequest } from '../../contract/rentals/rentals.js';
import type { Caller } from '../../platform/auth/access.js';
import { changeOneRow } from '../../platform/database/unit-of-work.js';
import { Idempotency, type OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { Refusal, refuse } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { ClaimOpenSlot, PlaceHold } from '../calendar/index.js';
import { CustomerContacts } from '../customers/index.js';
import { codeWrong, ConfirmingCodes } from '../login/index.js';
import { type ArrangedRental, DeskRentals } from './desk-rentals.js';

/** Accepts the customer's code and places the hold in one transaction. */
@Injectable()
export class ConfirmDeskRental {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly deskRentals: DeskRentals,
    private readonly contacts: CustomerContacts,
    private readonly codes: ConfirmingCodes,
    private readonly openSlot: ClaimOpenSlot,
    private readonly placeHold: PlaceHold,
    private readonly audit: Audit,
  ) {}

  /**
   * @throws Refusal 1010 for a wrong code; 1012 if another customer has taken the car. The code stays valid after a
   * 1012.
   */
  async confirm(by: Caller, id: string, code: string, once: OnceKey | null): Promise<void> {
    const { customerId, ...arranged } = await this.deskRentals.findOwn(by, id);
    const verdict = await this.openSlot.run(customerId, arranged, () =>
      this.idempotency.run(once, (manager) => this.work(manager, by, id, code)),
    );
    // Thrown after the commit, so that the counted attempt is stored.
    if (verdict.triesLeft !== null) throw codeWrong(verdict.triesLeft);
  }

  private async work(
    manager: EntityManager,
    by: Caller,
    id: string,
    code: string,
  ): Promise<{ triesLeft: number | null }> {
    const arranged = await this.deskRentals.lock(manager, by, id);
    if (arranged.holdId !== null) throw refuse('WRONG_STATE', messageOf(officeMessages, 'deskConfirmed'));
    const { email } = await this.contacts.findById(manager, arranged.customerId);
    const verdict = await this.codes.check(manager, { purpose: 'DESK', id, email }, code);
    if (!verdict.isCorrect) return { triesLeft: verdict.triesLeft };

    const holdId = await this.hold(manager, arranged);
    await changeOneRow(
      manager,
      'UPDATE desk_rentals SET hold_id = $2, confirmed_at = app_now() WHERE id = $1 AND hold_id IS NULL',
      [id, holdId],
    );
    await this.audit.record(manager, by, {
      action: 'confirm-desk-rental',
      subject: 'customer',
      subjectId: arranged.customerId,
      after: { deskRental: id, holdId, carId: arranged.carId, total: arranged.total },
    });
    return { triesLeft: null };
  }

  private async hold(manager: EntityManager, arranged: ArrangedRental): Promise<string> {
    const request: HoldRequest = { ...arranged, agreedToTerms: true };
    const hold = await this.placeHold.placeInTransaction(manager, arranged.customerId, request);
    // The customer agreed only to the total and the terms in the message with the code.
    if (toPaise(hold.fare.total) !== arranged.total) {
      throw new Refusal('FARE_CHANGED', messageOf(officeMessages, 'deskFareChanged'), hold.fare);
    }
    if (arranged.termsVersion !== null && hold.termsVersion !== arranged.termsVersion) {
      throw new Refusal('FARE_CHANGED', messageOf(officeMessages, 'deskTermsChanged'), hold.fare);
    }
    return hold.holdId;
  }
}
