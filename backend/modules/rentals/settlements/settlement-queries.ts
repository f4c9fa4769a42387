import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rupees, toPaise } from '../../../contract/money.js';
import type { ConsoleSettlement, OwnSettlement } from '../../../contract/rentals/settlements.js';
import type { Caller } from '../../../platform/auth/access.js';
import { PAGE, pageOfIds } from '../../../platform/database/page-of-ids.js';
import type { Listed, ListQuery } from '../../../platform/http/lists/simple-rest.js';
import { Settings } from '../../settings/index.js';
import { shownMobile } from '../contact/shown-mobile.js';
import { noSuchRental } from '../lock-rental.js';
import { noSuchSettlement } from './lock-settlement.js';
import { toConsoleSettlement, toOwnSettlement } from './settlement.presenter.js';
import { type ListedSettlementRow, SETTLEMENT_COLUMNS, type SettlementRow } from './settlement-rows.js';
import { settlementsOf, type SettlementSort } from './settlement-search-queries.js';

/** SQL: `$2` is true for admins. */
const LISTED = `SELECT ${SETTLEMENT_COLUMNS}, r.charges, r.kind AS "rentalKind", r.reference, c.full_name AS "customerName",
  coalesce(${shownMobile('$2')}, '') AS "customerMobile",
  k.car_name || ' ' || k.car_model AS "carName", k.plate, s.code_id IS NOT NULL AS "codeSent",
  s.accepted_by_id::text AS "acceptedBy",
  (SELECT document_id::text FROM settlement_signatures WHERE settlement_id = s.id) AS signature`;
const JOINS = `JOIN rentals r ON r.id = s.rental_id JOIN customers c ON c.id = r.customer_id JOIN cars k ON k.id = r.car_id`;

type Reader = Pick<Caller, 'id' | 'kind'>;

/** Reads settlements for their screens. */
@Injectable()
export class SettlementQueries {
  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
  ) {}

  async page(by: Reader, query: ListQuery<SettlementSort>): Promise<Listed<ConsoleSettlement>> {
    const { ids, total } = await pageOfIds(this.db, settlementsOf(query), query);
    const rows = await this.db.query<ListedSettlementRow[]>(
      `${LISTED} FROM ${PAGE} JOIN settlements s ON s.id = page.id ${JOINS} ORDER BY page.position`,
      [ids, by.kind === 'admin'],
    );
    return { rows: rows.map((row) => this.present(by, row)), total };
  }

  /** @throws Refusal 1002 */
  async findById(by: Reader, id: number): Promise<ConsoleSettlement> {
    const [row] = await this.db.query<ListedSettlementRow[]>(
      `${LISTED} FROM settlements s ${JOINS} WHERE s.id = $1`,
      [id, by.kind === 'admin'],
    );
    if (!row) throw noSuchSettlement();
    return this.present(by, row);
  }

  /** Returns the settlements that the customer may see, oldest first. @throws Refusal 1002 */
  async ofCustomer(customerId: number, reference: string): Promise<OwnSettlement[]> {
    const [rental] = await this.db.query<{ id: number }[]>(
      'SELECT id FROM rentals WHERE customer_id = $1 AND reference = $2',
      [customerId, reference],
    );
    if (!rental) throw noSuchRental('ANY');
    const rows = await this.db.query<SettlementRow[]>(
      `SELECT ${SETTLEMENT_COLUMNS} FROM settlements s
        WHERE s.rental_id = $1 AND s.state IN ('ISSUED', 'DISPUTED', 'FINAL') ORDER BY s.number`,
      [rental.id],
    );
    return rows.map(toOwnSettlement);
  }

  private present(by: Reader, row: ListedSettlementRow): ConsoleSettlement {
    const limit = toPaise(rupees(this.settings.current.rules.deskSettlementLimit));
    return toConsoleSettlement(row, { id: by.id, isAdmin: by.kind === 'admin', limit });
  }
}
