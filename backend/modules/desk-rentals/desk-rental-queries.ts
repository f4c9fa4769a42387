import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CODES } from '../../contract/codes.js';
import { normaliseEmail, normaliseMobile } from '../../contract/customers/identity.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import type { DeskCustomer, DeskRental } from '../../contract/rentals/desk-rentals.js';
import type { Caller } from '../../platform/auth/access.js';
import { Refusal, refuse, refuseFields } from '../../platform/http/refusal.js';
import { HoldQueries } from '../calendar/index.js';
import { RentingPermit } from '../customers/index.js';
import { UNLINKED } from '../payments/index.js';
import {
  type DeskCustomerRow,
  type DeskRefusal,
  type DeskRentalRow,
  toDeskCustomer,
  toDeskRental,
} from './desk-rental.presenter.js';
import { onBehalfOf } from './desk-rentals.js';

const CUSTOMER = `c.id AS "customerId", c.full_name AS "fullName", coalesce(mask_mobile(c.mobile), '') AS mobile, mask_email(c.email) AS email, c.approval`;

const SELECT = `
  SELECT d.id, d.car_id AS "carId", k.car_name || ' ' || k.car_model AS "carName", d.action, d.total_paise AS "totalPaise",
         d.from_date::text AS "fromDate", d.to_date::text AS "toDate", d.pickup_time AS "pickupTime", d.drop_time AS "dropTime",
         d.hold_id AS "holdId", extract(epoch FROM app_now() - d.created_at)::int AS "ageSeconds", ${CUSTOMER},
         r.id AS "rentalId", r.kind AS "rentalKind", r.reference AS "rentalReference",
         EXISTS (SELECT FROM payments p WHERE p.customer_id = d.customer_id AND p.type = d.action AND ${UNLINKED}
                    AND NOT EXISTS (SELECT FROM holds o WHERE o.id = p.hold_id AND o.id IS DISTINCT FROM d.hold_id
                                       AND o.state = 'LIVE' AND o.expires_at > app_now())) AS "hasUnclaimedPayment"
    FROM desk_rentals d JOIN customers c ON c.id = d.customer_id JOIN cars k ON k.id = d.car_id
    LEFT JOIN holds h ON h.id = d.hold_id
    LEFT JOIN rentals r ON r.id = coalesce(d.rental_id, (SELECT id FROM rentals WHERE reference = h.reference))`;

/** Reads customers and their desk rentals for the desk. */
@Injectable()
export class DeskRentalQueries {
  constructor(
    private readonly db: DataSource,
    private readonly permit: RentingPermit,
    private readonly holds: HoldQueries,
  ) {}

  /** Requires the whole mobile number or e-mail address, so that the desk cannot list customers. */
  async customer(contact: string): Promise<DeskCustomer> {
    const mobile = normaliseMobile(contact);
    const email = normaliseEmail(contact);
    if (mobile === null && email === null) {
      const message = messageOf(officeMessages, 'customerContact');
      throw refuseFields({ field: 'contact', message });
    }
    const [row] = await this.db.query<DeskCustomerRow[]>(
      `SELECT ${CUSTOMER} FROM customers c WHERE c.mobile = $1 OR c.email = $2`,
      [mobile, email],
    );
    if (!row) throw refuse('NOT_FOUND', messageOf(officeMessages, 'customerUnknown'));
    return toDeskCustomer(row, await this.refusalFor(row.customerId));
  }

  /** @throws Refusal 1002 for the desk rental of another staff member. */
  async findById(by: Caller, id: string): Promise<DeskRental> {
    const [row] = await this.db.query<DeskRentalRow[]>(`${SELECT} WHERE d.id = $1 AND d.staff_id = $2`, [
      id,
      by.id,
    ]);
    if (!row) throw refuse('NOT_FOUND', messageOf(officeMessages, 'deskNotFound'));
    return this.present(by, row);
  }

  /** Returns the caller's desk rentals that are held or paid for and not yet placed. */
  async unfinished(by: Caller): Promise<DeskRental[]> {
    const rows = await this.db.query<DeskRentalRow[]>(
      `${SELECT}
        WHERE d.staff_id = $1 AND d.created_at > app_now() - interval '1 day' AND r.id IS NULL
          AND (h.state = 'LIVE' AND h.expires_at > app_now()
               OR EXISTS (SELECT FROM payments p WHERE p.hold_id = h.id AND p.rental_id IS NULL AND p.status = 'SUBMITTED'))
        ORDER BY d.created_at DESC LIMIT 20`,
      [by.id],
    );
    return Promise.all(rows.map((row) => this.present(by, row)));
  }

  private async present(by: Caller, row: DeskRentalRow): Promise<DeskRental> {
    const hold = row.holdId && (await this.holds.findOwn(onBehalfOf(row.customerId, by), row.holdId));
    return toDeskRental(row, await this.refusalFor(row.customerId), hold || null);
  }

  /** Returns the reason why this customer may not rent; null if they may. */
  private async refusalFor(customerId: number): Promise<DeskRefusal | null> {
    try {
      await this.permit.check(this.db, customerId);
      return null;
    } catch (error) {
      if (error instanceof Refusal) return { ...error.wireMessage, code: CODES[error.codeName].code };
      throw error;
    }
  }
}
