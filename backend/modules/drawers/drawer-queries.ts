import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DocumentLink } from '../../contract/customers/people.js';
import { drawersMessages } from '../../contract/messages/drawers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { ConsoleDrawer } from '../../contract/payments/drawers.js';
import type { Caller } from '../../platform/auth/access.js';
import { PAGE, pageOfIds } from '../../platform/database/page-of-ids.js';
import { SignedLinks } from '../../platform/files/index.js';
import type { Listed, ListQuery } from '../../platform/http/lists/simple-rest.js';
import { refuse } from '../../platform/http/refusal.js';
import { type DrawerRow, toConsoleDrawer } from './drawer.presenter.js';
import { drawersOf, type DrawerSort, visibleTo } from './drawer-search-queries.js';

/** SQL: true if the owner of the drawer `d` is disabled. */
const OWNER_IS_DISABLED =
  '(EXISTS (SELECT FROM staff o WHERE o.id = d.staff_id AND o.disabled_at IS NOT NULL))';

/** SQL: the IDs of the person with this staff ID: a mobile number can have both roles. */
const idsOf = (staffId: string): string =>
  `ARRAY(SELECT o.id FROM staff s JOIN staff o ON o.id = s.id OR o.mobile = s.mobile WHERE s.id = ${staffId})`;

const COLUMNS = `
  SELECT d.id, d.status, d.location, d.staff_id AS "staffId", d.staff_id::text AS by, d.opening_paise AS opening, d.opened_at AS "openedAt",
         d.number, d.pieces, d.counted_paise AS counted, d.expected_paise AS expected, d.terminal_paise AS terminal,
         d.terminal_expected_paise AS "terminalExpected", d.note, d.closed_at AS "closedAt", d.closed_by_id::text AS "closedBy",
         ${OWNER_IS_DISABLED} AS "ownerDisabled", d.accepted_by_id::text AS "acceptedBy",
         ${idsOf('d.staff_id')} || ${idsOf('d.closed_by_id')} AS handlers, d.accepted_at AS "acceptedAt",
         d.accepted_note AS "acceptedNote", d.version,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'amount', m.amount_paise, 'reason', m.reason,
                                                       'hasPhoto', m.photo_key IS NOT NULL, 'at', m.at) ORDER BY m.id), '[]')
            FROM drawer_movements m WHERE m.drawer_id = d.id) AS movements`;

/** Reads drawers for their screens. Never reads the expected cash of an open drawer, so that its count stays blind. */
@Injectable()
export class DrawerQueries {
  constructor(
    private readonly db: DataSource,
    private readonly links: SignedLinks,
  ) {}

  async page(by: Caller, query: ListQuery<DrawerSort>): Promise<Listed<ConsoleDrawer>> {
    const { ids, total } = await pageOfIds(this.db, drawersOf(query, deskOf(by)), query);
    const rows = await this.db.query<DrawerRow[]>(
      `${COLUMNS} FROM ${PAGE} JOIN drawers d ON d.id = page.id ORDER BY page.position`,
      [ids],
    );
    return { rows: rows.map((row) => toConsoleDrawer(row, by)), total };
  }

  /** @throws Refusal 1002 if the drawer does not exist or the caller may not see it. */
  async findById(by: Caller, id: number): Promise<ConsoleDrawer> {
    const [row] = await this.db.query<DrawerRow[]>(
      `${COLUMNS} FROM drawers d WHERE d.id = $1 AND ($2::int IS NULL OR ${visibleTo('$2')})`,
      [id, deskOf(by)],
    );
    if (!row) throw refuse('NOT_FOUND', messageOf(drawersMessages, 'notFound'));
    return toConsoleDrawer(row, by);
  }

  /** Returns a link to the photo of an expense. @throws Refusal 1002 */
  async photo(by: Caller, id: number, movementId: number): Promise<DocumentLink> {
    const [photo] = await this.db.query<{ key: string | null; contentType: string | null }[]>(
      `SELECT m.photo_key AS key, m.photo_type AS "contentType" FROM drawer_movements m JOIN drawers d ON d.id = m.drawer_id
        WHERE d.id = $1 AND m.id = $2 AND ($3::int IS NULL OR ${visibleTo('$3')})`,
      [id, movementId, deskOf(by)],
    );
    const { key, contentType } = photo ?? { key: null, contentType: null };
    if (key === null || contentType === null)
      throw refuse('NOT_FOUND', messageOf(drawersMessages, 'notFound'));
    return this.links.sign(by, { key, contentType, fileName: `expense-${movementId}.jpg` });
  }
}

const deskOf = ({ kind, id }: Caller): number | null => (kind === 'admin' ? null : id);
