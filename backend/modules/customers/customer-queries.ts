import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Envelope } from '../../contract/codes.js';
import type { CustomerProfile, CustomerStanding, PendingDocument } from '../../contract/customers/people.js';
import { customersMessages } from '../../contract/messages/customers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { ConsentText } from '../../contract/privacy/consent.js';
import { PAGE, pageOfIds } from '../../platform/database/page-of-ids.js';
import { answer, ok } from '../../platform/http/envelope.js';
import { readText } from '../../platform/http/lists/list-filter.js';
import type { Listed, ListQuery } from '../../platform/http/lists/simple-rest.js';
import { refuse } from '../../platform/http/refusal.js';
import { Settings } from '../settings/index.js';
import { BLOCKED_NUMBERS } from './blocked/blocked-numbers.js';
import { consentInForce, isSameConsent } from './consents/consent-in-force.js';
import { CONSENT } from './consents/consents.js';
import { type CustomerRow, type ReviewedRow, toPendingDocument, toProfile } from './customer.presenter.js';
import { LICENCE_FILES } from './documents/licence-files.js';
import { IDENTITY } from './documents/stored-identity.js';
import { SAME_NUMBERS } from './documents/unused-numbers.js';
import { LICENCE, Licences } from './licences/licences.js';
import {
  NEXT_PICKUP,
  PENDING_SORT,
  pendingCustomersOf,
  type PendingSort,
} from './pending-customer-search-queries.js';
import { RENEWAL } from './renewals/renewals.js';

const COLUMNS = `
  SELECT c.id, c.full_name AS "fullName", c.address, c.email, c.email_unproved_since IS NOT NULL AS "emailUnproved", coalesce(c.mobile, '') AS mobile, c.approval, c.rejection_reasons AS "reasons",
         c.submitted_at AS "submittedAt", c.sms_chosen_at IS NOT NULL AS "wantsSms", ${NEXT_PICKUP} AS "nextPickupAt",
         ${IDENTITY} AS identity, c.added_by_id::text AS "addedBy",
         ${LICENCE} AS licence, ${RENEWAL} AS renewal, ${LICENCE_FILES}`;
const REVIEWED = `${COLUMNS}, ${SAME_NUMBERS} AS "sameNumbers", ${BLOCKED_NUMBERS} AS "blockedNumbers"`;
const OWN = `${COLUMNS}, ${CONSENT} AS consent, c.consent_version IS NOT NULL AS "hasConsent"`;

interface OwnRow extends CustomerRow {
  consent: ConsentText | null;
  hasConsent: boolean;
}

const MAX_PENDING = 500;
export const PENDING_LIST = {
  sort: PENDING_SORT,
  filter: ['q'],
} as const;

@Injectable()
export class CustomerQueries {
  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
    private readonly licences: Licences,
  ) {}

  async profile(customerId: number): Promise<Envelope<CustomerProfile | null>> {
    const row = await this.row(customerId);
    if (!row) return answer('NOT_FOUND', null, messageOf(customersMessages, 'noProfile'));
    const profile = toProfile(row, {
      sendsSms: this.settings.current.rules.customerSmsPerDay > 0,
      licence: this.licences.summaryOf(row.licence),
      newConsent: this.newConsentOf(row),
    });
    switch (row.approval) {
      case 'APPROVED':
        return ok(profile);
      case 'PENDING':
        return answer('PENDING', profile, messageOf(customersMessages, 'underVerification'));
      case 'REJECTED':
        return answer('DOCUMENTS_REJECTED', profile, messageOf(customersMessages, 'rejectedSubmitAgain'));
      default:
        return answer('NOT_FOUND', null, messageOf(customersMessages, 'noProfile'));
    }
  }

  async standing(customerId: number): Promise<Envelope<CustomerStanding | null>> {
    const row = await this.row(customerId);
    switch (row?.approval) {
      case 'APPROVED':
        return ok(null, messageOf(customersMessages, 'verified'));
      case 'PENDING':
        return answer('PENDING', null, messageOf(customersMessages, 'waitForVerification'));
      case 'REJECTED':
        return answer(
          'DOCUMENTS_REJECTED',
          this.toStanding(row),
          messageOf(customersMessages, 'rejectedSubmitAgain'),
        );
      default:
        return answer('NOT_FOUND', null, messageOf(customersMessages, 'notRegistered'));
    }
  }

  async pending(): Promise<PendingDocument[]> {
    const rows = await this.db.query<ReviewedRow[]>(
      `${REVIEWED} FROM customers_in_review w JOIN customers c ON c.id = w.id ORDER BY c.submitted_at, c.id LIMIT ${MAX_PENDING}`,
    );
    return rows.map((row) => this.toPending(row));
  }

  async pendingPage(query: ListQuery<PendingSort>): Promise<Listed<PendingDocument>> {
    const filter = { text: readText(query.filter), ids: query.ids };
    const pending = pendingCustomersOf(filter, query.sort);
    const { ids, total } = await pageOfIds(this.db, pending, query);
    const rows = await this.db.query<ReviewedRow[]>(
      `${REVIEWED} FROM ${PAGE} JOIN customers c ON c.id = page.id ORDER BY page.position`,
      [ids],
    );
    return { rows: rows.map((row) => this.toPending(row)), total };
  }

  /** Returns decided customers as well, because the console shows the row after the decision. */
  async registered(id: number): Promise<PendingDocument> {
    const [row] = await this.db.query<ReviewedRow[]>(`${REVIEWED} FROM customers c WHERE c.id = $1`, [id]);
    if (!row || row.approval === 'NOT_REGISTERED')
      throw refuse('NOT_FOUND', messageOf(customersMessages, 'notFound'));
    return this.toPending(row);
  }

  /** Returns the text in force if the customer agreed to another text; null if they agreed to this one or to none. */
  private newConsentOf({ consent, hasConsent }: OwnRow): ConsentText | null {
    const inForce = consentInForce(this.settings.current);
    return hasConsent && !isSameConsent(consent, inForce) ? inForce : null;
  }

  private toStanding({ reasons, identity }: CustomerRow): CustomerStanding {
    const isAsked = Boolean(reasons?.aadhaar) || !this.settings.current.licenceOnly;
    return {
      reasons: reasons ?? {},
      needsNumber: isAsked && !identity?.lastFour,
      identityKind: identity?.kind ?? null,
    };
  }

  private toPending(row: ReviewedRow): PendingDocument {
    return toPendingDocument(row, this.licences.flagsOf(row));
  }

  private async row(customerId: number): Promise<OwnRow | undefined> {
    const [row] = await this.db.query<OwnRow[]>(`${OWN} FROM customers c WHERE c.id = $1`, [customerId]);
    return row;
  }
}
