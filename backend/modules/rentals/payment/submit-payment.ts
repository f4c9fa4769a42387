import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { type Paise, toRupees } from '../../../contract/money.js';
import type { SubmittedPayment } from '../../../contract/payments/payments.js';
import type { Caller } from '../../../platform/auth/access.js';
import type { PreparedDocument } from '../../../platform/files/index.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit, type AuditNote } from '../../audit/index.js';
import { CarCalendar } from '../../calendar/index.js';
import { type StoredDocument, StoreDocuments } from '../../customers/index.js';
import { RecordPayment } from '../../payments/index.js';
import { checkingMessage } from '../counter/receipt.messages.js';
import { FindPaymentPurpose, type HeldCar, type StatedPurpose } from './find-payment-purpose.js';

export interface PaymentDetails extends StatedPurpose {
  amount: Paise;
  screenshot: PreparedDocument;
}

/** The audit entry of a payment that a staff member submits for the customer. */
export interface DeskSubmission {
  by: Caller;
  note: AuditNote;
}

/** Stores a customer's payment for their hold, for one of their rentals, or for their next rental. */
@Injectable()
export class SubmitPayment {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly documents: StoreDocuments,
    private readonly purposes: FindPaymentPurpose,
    private readonly calendar: CarCalendar,
    private readonly payments: RecordPayment,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  submit(
    by: Caller,
    details: PaymentDetails,
    once: OnceKey | null,
    desk: DeskSubmission | null = null,
  ): Promise<SubmittedPayment> {
    return this.documents.during([details.screenshot], ([screenshot]) =>
      this.idempotency.run(once, async (manager) => {
        const submitted = await this.work(manager, by, details, defined(screenshot, 'screenshot'));
        if (desk) await this.audit.record(manager, desk.by, desk.note);
        return submitted;
      }),
    );
  }

  private async work(
    manager: EntityManager,
    by: Caller,
    details: PaymentDetails,
    stored: StoredDocument,
  ): Promise<SubmittedPayment> {
    const { held, rental, expected } = await this.purposes.find(manager, by.id, details);
    const screenshot = await stored.record(manager, by.id, 'PAYMENT_SCREENSHOT');
    await this.payments.record(manager, {
      customerId: by.id,
      type: details.type,
      transactionId: details.transactionId,
      amount: details.amount,
      screenshotId: screenshot.id,
      screenshotSeenBefore: screenshot.seenBefore,
      // Includes a hold that has ended, so that the desk finds the payment for it.
      holdId: held?.hold.id ?? (rental ? null : details.holdId),
      rentalId: rental?.id ?? null,
      expected,
    });
    // Without a rental, the message about the placed rental will follow.
    if (rental) {
      const receipt = { amount: details.amount, reference: details.transactionId };
      await this.outbox.queue(manager, checkingMessage(rental, receipt));
    }
    return {
      transactionId: details.transactionId,
      amount: toRupees(details.amount),
      type: details.type,
      status: 'SUBMITTED',
      hold: held && {
        holdId: held.hold.id,
        expiresAt: (await this.extend(manager, held)).toISOString(),
      },
    };
  }

  /** Extends a hold, but only once. */
  private extend(manager: EntityManager, { hold, car }: HeldCar): Promise<Date> {
    if (hold.extended) return Promise.resolve(hold.expiresAt);
    return this.calendar.extendHold(manager, car, hold.id);
  }
}
