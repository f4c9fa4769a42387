import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import { type Paise, toRupees } from '../../../contract/money.js';
import type { SubmittedPayment } from '../../../contract/payments/payments.js';
import type { RentalAction } from '../../../contract/rentals/fare.js';
import type { Caller } from '../../../platform/auth/access.js';
import { StaleRead } from '../../../platform/database/transaction.js';
import type { PreparedDocument } from '../../../platform/files/index.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { CarCalendar, type FoundHold, HoldQueries } from '../../calendar/index.js';
import { RentingPermit, type StoredDocument, StoreDocuments } from '../../customers/index.js';
import { LockCar, type LockedCar } from '../../fleet/index.js';
import { RecordPayment, RentalPayments } from '../../payments/index.js';
import { Settings } from '../../settings/index.js';
import { LockRental } from '../lock-rental.js';
import { KIND_OF } from '../rental.rules.js';
import { awaitsAnotherPayment } from './awaited-payment.rules.js';

export interface PaymentDetails {
  transactionId: string;
  amount: Paise;
  type: RentalAction;
  holdId: string | null;
  /** The rental whose payment was rejected, where the customer names it. */
  rentalId?: number | null;
  screenshot: PreparedDocument;
}

interface UnpaidRental {
  id: number;
  totalPaise: Paise;
}

interface HeldCar {
  hold: FoundHold;
  car: LockedCar;
}

/** What a payment is for, and its fare; nothing yet where the customer's next rental claims it. */
const purposeOf = (
  held: HeldCar | null,
  unpaid: UnpaidRental | null,
): { holdId: string | null; rentalId: number | null; expected: Paise | null } =>
  held
    ? { holdId: held.hold.id, rentalId: null, expected: held.hold.fare.total }
    : { holdId: null, rentalId: unpaid?.id ?? null, expected: unpaid?.totalPaise ?? null };

/** Further work in the transaction of a payment. */
export type PaymentNote = (manager: EntityManager) => Promise<void>;

/** Stores a customer's payment for their hold, for a rental whose payment was rejected, or for their next rental. */
@Injectable()
export class SubmitPayment {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly permit: RentingPermit,
    private readonly holds: HoldQueries,
    private readonly calendar: CarCalendar,
    private readonly lockCar: LockCar,
    private readonly rentals: LockRental,
    private readonly documents: StoreDocuments,
    private readonly payments: RecordPayment,
    private readonly rentalPayments: RentalPayments,
    private readonly settings: Settings,
  ) {}

  submit(
    by: Caller,
    details: PaymentDetails,
    once: OnceKey | null,
    note?: PaymentNote,
  ): Promise<SubmittedPayment> {
    return this.documents.during([details.screenshot], ([screenshot]) =>
      this.idempotency.run(once, async (manager) => {
        const submitted = await this.work(manager, by, details, defined(screenshot, 'screenshot'));
        await note?.(manager);
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
    const held = await this.lock(manager, by.id, details);
    await this.refuseOwnReference(manager, details.transactionId);
    const unpaid = held ? null : await this.unpaidRental(manager, by.id, details);
    const screenshot = await stored.record(manager, by.id, 'PAYMENT_SCREENSHOT');
    await this.payments.record(manager, {
      customerId: by.id,
      type: details.type,
      transactionId: details.transactionId,
      amount: details.amount,
      screenshotId: screenshot.id,
      screenshotSeenBefore: screenshot.seenBefore,
      ...purposeOf(held, unpaid),
    });
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

  /** Locks the car of the hold that is paid for, then the customer. Returns the hold if it is live under the locks. */
  private async lock(
    manager: EntityManager,
    customerId: number,
    details: PaymentDetails,
  ): Promise<HeldCar | null> {
    const candidate = await this.candidate(manager, customerId, details);
    const car = candidate && (await this.lockCar.lockEvenRetired(manager, candidate.carId));
    await this.permit.require(manager, customerId);
    const hold = await this.candidate(manager, customerId, details);
    // A payment for a hold that has ended meanwhile is accepted: the next rental of this type claims it.
    if (hold?.state !== 'LIVE') return null;
    if (hold.carId !== car?.id) throw new StaleRead('The customer holds another car by now.');
    return { hold, car };
  }

  /** Our reference is part of the UPI link and may be on the bank's statement, so that it proves no transfer. */
  private async refuseOwnReference(manager: EntityManager, transactionId: string): Promise<void> {
    const rentals = await manager.query<unknown[]>('SELECT FROM rentals WHERE reference = $1', [
      transactionId,
    ]);
    if (rentals.length === 0 && !(await this.holds.hasReference(manager, transactionId))) return;
    throw refuseFields({
      field: 'transactionId',
      message: messageOf(rentalsMessages, 'ownReference'),
    });
  }

  private async candidate(
    manager: EntityManager,
    customerId: number,
    { holdId, rentalId, type }: PaymentDetails,
  ): Promise<FoundHold | null> {
    if (rentalId) return null;
    const candidate = holdId
      ? await this.holds.find(manager, customerId, holdId)
      : await this.holds.newestLive(manager, customerId, type);
    if (candidate && candidate.action !== type) {
      throw refuse('WRONG_STATE', `The car is held to ${candidate.action}, not to ${type}.`);
    }
    return candidate;
  }

  /** Paying extends a hold, once. */
  private extend(manager: EntityManager, { hold, car }: HeldCar): Promise<Date> {
    if (hold.extended) return Promise.resolve(hold.expiresAt);
    const { paidHoldMinutes } = this.settings.current.rules;
    return this.calendar.extendHold(manager, car, hold.id, paidHoldMinutes);
  }

  /** The customer's rental that waits for another payment after its last one was rejected; under the customer's lock. */
  private async unpaidRental(
    manager: EntityManager,
    customerId: number,
    { type, rentalId }: PaymentDetails,
  ): Promise<UnpaidRental | null> {
    const pending = await manager.query<UnpaidRental[]>(
      `SELECT id, total_paise AS "totalPaise" FROM rentals
        WHERE customer_id = $1 AND kind = $2 AND status = 'PENDING' AND ($3::int IS NULL OR id = $3) ORDER BY id`,
      [customerId, KIND_OF[type], rentalId ?? null],
    );
    const payments = await this.rentalPayments.of(
      manager,
      pending.map(({ id }) => id),
    );
    const row = pending.find(({ id }) =>
      awaitsAnotherPayment(
        'PENDING',
        payments.filter((payment) => payment.rentalId === id).map(({ status }) => status),
      ),
    );
    if (rentalId && !row) throw await this.notWaiting(manager, customerId, rentalId, KIND_OF[type]);
    if (row) await this.rentals.afterCustomer(manager, row.id);
    return row ?? null;
  }

  private async notWaiting(
    manager: EntityManager,
    customerId: number,
    rentalId: number,
    kind: string,
  ): Promise<Error> {
    const [rental] = await manager.query<{ status: string }[]>(
      'SELECT status FROM rentals WHERE id = $1 AND customer_id = $2 AND kind = $3',
      [rentalId, customerId, kind],
    );
    if (!rental) return refuse('NOT_FOUND', messageOf(rentalsMessages, 'notFound'));
    if (rental.status === 'EXPIRED') {
      return refuse('WRONG_STATE', messageOf(rentalsMessages, 'expired'), { status: rental.status });
    }
    const message = messageOf(rentalsMessages, 'noPaymentNeeded');
    return refuse('WRONG_STATE', message, { status: rental.status });
  }
}
