import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OwnRefundDestination } from '../../../contract/payments/refund-destinations.js';
import { keptDestinationOf } from './destination-expressions.js';
import { type OwnOpenRefundRow, toOwnRefundDestination } from './own-destination.presenter.js';

const COLUMNS = `f.amount_paise AS amount, p.method AS "paidBy", d.kind, d.masked, k.kind AS "keptKind", k.masked AS "keptMasked"`;
const JOINS = `
  LEFT JOIN refund_destinations d ON d.id = f.destination_id
  LEFT JOIN refund_destinations k ON k.id = ${keptDestinationOf('f.customer_id')}`;

/** Reads the destinations of a customer's open refunds. */
@Injectable()
export class OwnDestinationQueries {
  constructor(private readonly db: DataSource) {}

  /** Null if no refund of the rental is open. */
  async ofRental(rentalId: number): Promise<OwnRefundDestination | null> {
    return toOwnRefundDestination(
      await this.db.query<OwnOpenRefundRow[]>(
        `SELECT ${COLUMNS} FROM refunds f LEFT JOIN payments p ON p.id = f.payment_id ${JOINS}
          WHERE f.rental_id = $1 AND f.state = 'DUE' ORDER BY f.id`,
        [rentalId],
      ),
    );
  }

  /** Returns the destinations of the payments without a rental, by payment ID. */
  async ofPayments(customerId: number): Promise<Map<number, OwnRefundDestination | null>> {
    const rows = await this.db.query<(OwnOpenRefundRow & { paymentId: number })[]>(
      `SELECT p.id AS "paymentId", ${COLUMNS} FROM refunds f JOIN payments p ON p.id = f.payment_id ${JOINS}
        WHERE f.customer_id = $1 AND f.rental_id IS NULL AND f.state = 'DUE'`,
      [customerId],
    );
    return new Map(rows.map((row) => [row.paymentId, toOwnRefundDestination([row])]));
  }
}
