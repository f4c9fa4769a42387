import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import { type Paise, toPaise, toRupees } from '../../../contract/money.js';
import { toUpiPayment } from '../../../contract/payments/upi-payment.js';
import type { EarlyEnd } from '../../../contract/rentals/kept-fare.rules.js';
import type { OwnCompany } from '../../../contract/rentals/rental-company.js';
import type { OwnRental } from '../../../contract/rentals/rentals.js';
import type { Caller } from '../../../platform/auth/access.js';
import { refuse } from '../../../platform/http/refusal.js';
import { CarCards } from '../../fleet/index.js';
import { LedgerQueries, toMoneyEntry } from '../../ledger/index.js';
import { OwnDestinationQueries, refundableOf, refundsOfOwner } from '../../payments/index.js';
import { Settings } from '../../settings/index.js';
import { mayRefuseCar } from '../car-refusals/car-refusal.rules.js';
import { CarRefusalQueries } from '../car-refusals/car-refusal-queries.js';
import { LAST_PAYMENT, OWN_COLUMNS } from '../queries/rental-queries.js';
import { type OwnRentalRow, toRental } from '../rental.presenter.js';
import { toProgress } from '../rental-progress.rules.js';
import { CheckingTimeQueries } from './checking-time-queries.js';
import { type OwnPaymentRow, toOwnPayment } from './own-payment.presenter.js';
import type { ReceiptFacts } from './receipt.rules.js';

interface OwnRow extends OwnRentalRow {
  customerName: string | null;
  customerEmail: string;
  refundable: Paise;
  endedEarlyBy: EarlyEnd | null;
  company: OwnCompany | null;
}

/** Reads one rental of a customer for its page and its receipt. */
@Injectable()
export class OwnRentalQueries {
  constructor(
    private readonly db: DataSource,
    private readonly cars: CarCards,
    private readonly settings: Settings,
    private readonly ledger: LedgerQueries,
    private readonly destinations: OwnDestinationQueries,
    private readonly refusals: CarRefusalQueries,
    private readonly checkingTimes: CheckingTimeQueries,
  ) {}

  /** @throws Refusal 1002 if the customer has no such rental. */
  async byReference(customerId: number, reference: string): Promise<OwnRental> {
    return this.present(await this.row(customerId, reference));
  }

  /** Returns the last rental that waits for a decision or its pickup; null if there is none. */
  async latest(customerId: number): Promise<OwnRental | null> {
    const [row] = await this.db.query<OwnRow[]>(
      `SELECT ${columns('c.email')} WHERE r.customer_id = $1 AND r.status IN ('PENDING', 'CONFIRMED') ORDER BY r.id DESC LIMIT 1`,
      [customerId],
    );
    return row ? this.present(row) : null;
  }

  /** @throws Refusal 1002 if the customer has no such rental. */
  async receiptFacts(customerId: number, reference: string): Promise<ReceiptFacts> {
    return this.toReceiptFacts(await this.row(customerId, reference));
  }

  /** Masks the e-mail address for a custom admin. @throws Refusal 1002 if the rental does not exist. */
  async receiptFactsById(by: Caller, id: number): Promise<ReceiptFacts> {
    const [row] = await this.db.query<OwnRow[]>(
      `SELECT ${columns('CASE WHEN $2::boolean THEN c.email ELSE mask_email(c.email) END')} WHERE r.id = $1`,
      [id, by.kind === 'admin'],
    );
    if (!row) throw refuse('NOT_FOUND', messageOf(rentalsMessages, 'notFound'));
    return this.toReceiptFacts(row);
  }

  private async toReceiptFacts(row: OwnRow): Promise<ReceiptFacts> {
    const business = this.settings.current;
    return {
      business,
      zone: business.rules.zone,
      carName: await this.cars.nameOf(row.carId),
      payments: await this.paymentsOf(row.id),
      progress: toProgress(row),
      checkingTimes: await this.checkingTimes.read(),
      ...row,
    };
  }

  private async row(customerId: number, reference: string): Promise<OwnRow> {
    const [row] = await this.db.query<OwnRow[]>(
      `SELECT ${columns('c.email')} WHERE r.customer_id = $1 AND r.reference = $2`,
      [customerId, reference],
    );
    if (!row) throw refuse('NOT_FOUND', messageOf(rentalsMessages, 'notFound'));
    return row;
  }

  private async present(row: OwnRow): Promise<OwnRental> {
    const cards = await this.cars.findByIds([row.carId]);
    const terms = this.settings.current;
    const rental = toRental(row, defined(cards.get(row.carId), 'card'), terms);
    const { payNow } = rental.money;
    const carRefusal = await this.refusals.newestOf(row.id);
    return {
      id: row.id,
      kind: row.kind,
      ...rental,
      toPay: payNow > 0 ? toUpiPayment(terms.upi, toPaise(payNow), row.reference) : null,
      refundable: toRupees(row.refundable),
      refundTo: await this.destinations.ofRental(row.id),
      mayRefuseCar: mayRefuseCar(row, carRefusal),
      carRefusal,
      endedEarlyBy: row.endedEarlyBy,
      company: row.company,
      payments: (await this.paymentsOf(row.id)).map(toOwnPayment),
      entries: (await this.ledger.ofRental(row.id)).map(toMoneyEntry),
    };
  }

  private paymentsOf(rentalId: number): Promise<OwnPaymentRow[]> {
    return this.db.query<OwnPaymentRow[]>(
      `SELECT p.method, p.transaction_id AS "transactionId", coalesce(p.received_paise, p.amount_paise) AS amount, w.status, coalesce(p.received_at, p.created_at) AS "reportedAt",
              p.decided_at AS "decidedAt", ${refundsOfOwner('payment', 'p.id')} AS refunds
         FROM payments p JOIN payment_states w ON w.payment_id = p.id WHERE p.rental_id = $1 ORDER BY p.id`,
      [rentalId],
    );
  }
}

/** @param email SQL */
const columns = (
  email: string,
): string => `${OWN_COLUMNS}, c.full_name AS "customerName", ${email} AS "customerEmail", ${refundableOf('r.id')} AS refundable,
  (SELECT max(replace(v.cause, 'ENDED_BY_', '')) FROM valid_moves v WHERE v.rental_id = r.id AND v.to_status = 'RETURNED') AS "endedEarlyBy",
  CASE WHEN r.charges ? 'gst' THEN json_build_object('name', coalesce(r.company_name, ''), 'gstin', coalesce(r.company_gstin, ''),
    'mayChange', NOT EXISTS (SELECT FROM issued_documents d WHERE d.rental_id = r.id AND d.series = 'IN')) END AS company
  FROM rentals r JOIN customers c ON c.id = r.customer_id ${LAST_PAYMENT}`;
