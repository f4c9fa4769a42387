import type { EntityManager } from 'typeorm';
import type { RentalKind } from '../../contract/rentals/rentals.js';
import type { IssuedNumber } from './issued-numbers.js';

const BATCH = 100;

export interface WaitingDocument extends IssuedNumber {
  /** Null for a payment without a rental. */
  rental: { kind: RentalKind; reference: string } | null;
}

/** Returns the customers with issued documents that no e-mail contains yet. */
export const customersToMail = (manager: EntityManager): Promise<{ id: number }[]> =>
  manager.query<{ id: number }[]>(
    // Never null: id. The key of a document_mails row is that of a document.
    `SELECT DISTINCT b.customer_id AS id FROM document_mails m JOIN document_buyers b USING (document_id) ORDER BY id LIMIT ${BATCH}`,
  );

/**
 * Removes the customer's documents from the waiting list. Returns those that are not cancelled, oldest first, to be
 * sent.
 */
export async function takeWaiting(manager: EntityManager, customerId: number): Promise<WaitingDocument[]> {
  const [taken] = await manager.query<[{ id: number }[], number]>(
    `DELETE FROM document_mails m USING document_buyers b WHERE b.document_id = m.document_id AND b.customer_id = $1
     RETURNING m.document_id AS id`,
    [customerId],
  );
  return manager.query<WaitingDocument[]>(
    `SELECT d.id, d.series, d.number,
            CASE WHEN d.rental_id IS NOT NULL
                 THEN json_build_object('kind', d.content #>> '{rental,kind}', 'reference', d.content #>> '{rental,reference}') END AS rental
       FROM issued_documents d
      WHERE d.id = ANY ($1::int[]) AND NOT EXISTS (SELECT FROM document_cancellations WHERE document_id = d.id) ORDER BY d.id`,
    [taken.map(({ id }) => id)],
  );
}
