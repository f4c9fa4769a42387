import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dayIn } from '../../contract/calendar.js';
import type { Language } from '../../contract/language.js';
import { documentsMessages } from '../../contract/messages/documents.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { ConsoleIssuedDocument, IssuedDocument } from '../../contract/payments/issued-documents.js';
import { PAGE, pageOfIds } from '../../platform/database/page-of-ids.js';
import type { Listed, ListQuery } from '../../platform/http/lists/simple-rest.js';
import { refuse } from '../../platform/http/refusal.js';
import { Settings } from '../settings/index.js';
import {
  type ConsoleDocumentRow,
  type DocumentRow,
  toConsoleDocument,
  toIssuedDocument,
} from './document.presenter.js';
import type { DocumentContent, DocumentId } from './document-content.js';
import { documentsOf, type DocumentSort } from './document-search-queries.js';
import type { StoredDocument } from './printed-document.js';

const COLUMNS = `SELECT d.id, d.number, d.series, d.issued_at AS "issuedAt", d.amount_paise AS amount, k.at AS "cancelledAt"`;
const BUYER = 'JOIN document_buyers b ON b.document_id = d.id JOIN customers c ON c.id = b.customer_id';
const CANCELLED = 'LEFT JOIN document_cancellations k ON k.document_id = d.id';
const PRINTED = `${COLUMNS}, c.id AS "customerId", c.language, d.content FROM issued_documents d ${BUYER} ${CANCELLED}`;

interface PrintedRow extends DocumentRow {
  customerId: number;
  language: Language | null;
  content: DocumentContent;
}

/** Reads issued documents for their screens and files. */
@Injectable()
export class DocumentQueries {
  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
  ) {}

  async page(query: ListQuery<DocumentSort>): Promise<Listed<ConsoleIssuedDocument>> {
    const { ids, total } = await pageOfIds(this.db, documentsOf(query), query);
    const rows = await this.db.query<ConsoleDocumentRow[]>(
      `${COLUMNS}, c.id AS "customerId", c.full_name AS "customerName", d.rental_id AS "rentalId",
              d.content #>> '{rental,kind}' AS "rentalKind", d.content #>> '{rental,reference}' AS "rentalReference"
         FROM ${PAGE} JOIN issued_documents d ON d.id = page.id ${BUYER} ${CANCELLED} ORDER BY page.position`,
      [ids],
    );
    return { rows: rows.map(toConsoleDocument), total };
  }

  /** Returns the documents of a rental, newest first. @throws Refusal 1002 if the customer has no such rental. */
  async ofRental(customerId: number, reference: string): Promise<IssuedDocument[]> {
    const [rental] = await this.db.query<{ id: number }[]>(
      'SELECT id FROM rentals WHERE customer_id = $1 AND reference = $2',
      [customerId, reference],
    );
    if (!rental) throw notFound();
    const rows = await this.db.query<DocumentRow[]>(
      `${COLUMNS} FROM issued_documents d ${CANCELLED} WHERE d.rental_id = $1 ORDER BY d.id DESC`,
      [rental.id],
    );
    return rows.map(toIssuedDocument);
  }

  /** @throws Refusal 1002 if the customer's rental has no such document. */
  async ofCustomer(customerId: number, reference: string, id: number): Promise<StoredDocument> {
    const [row] = await this.db.query<PrintedRow[]>(
      `${PRINTED} JOIN rentals r ON r.id = d.rental_id
        WHERE r.customer_id = $1 AND r.reference = $2 AND d.id = $3`,
      [customerId, reference, id],
    );
    return this.stored(row);
  }

  /** @throws Refusal 1002 */
  async findById(id: number): Promise<StoredDocument> {
    const [row] = await this.db.query<PrintedRow[]>(`${PRINTED} WHERE d.id = $1`, [id]);
    return this.stored(row);
  }

  /** Omits documents of customers with an unproved e-mail address, because it may be another person's. */
  async toMail(ids: readonly number[]): Promise<StoredDocument[]> {
    const rows = await this.db.query<PrintedRow[]>(
      `${PRINTED} WHERE d.id = ANY ($1::int[]) AND c.email_unproved_since IS NULL ORDER BY d.id`,
      [ids],
    );
    return rows.map((row) => this.stored(row));
  }

  /** Returns the storage keys of those files that are images and still stored. */
  async keysOfPictures(files: readonly DocumentId[]): Promise<Record<DocumentId, string>> {
    const rows = await this.db.query<{ id: DocumentId; key: string }[]>(
      `SELECT id, storage_key AS key FROM documents WHERE id = ANY ($1::uuid[]) AND content_type LIKE 'image/%'`,
      [files],
    );
    return Object.fromEntries(rows.map(({ id, key }) => [id, key]));
  }

  async keyOfCarAgreement(id: number): Promise<string | null> {
    const [row] = await this.db.query<{ key: string }[]>(
      'SELECT storage_key AS key FROM car_agreements WHERE id = $1',
      [id],
    );
    return row?.key ?? null;
  }

  private stored(row: PrintedRow | undefined): StoredDocument {
    if (!row) throw notFound();
    const { cancelledAt, ...document } = row;
    const cancelledOn = cancelledAt && dayIn(this.settings.current.rules.zone, cancelledAt);
    return { ...document, cancelledOn };
  }
}

const notFound = (): Error => refuse('NOT_FOUND', messageOf(documentsMessages, 'notFound'));
