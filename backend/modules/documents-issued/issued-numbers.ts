import type { EntityManager } from 'typeorm';
import type { DocumentSeries } from '../../contract/payments/issued-documents.js';

export interface IssuedNumber {
  id: number;
  series: DocumentSeries;
  number: string;
}

/**
 * Issues the documents of the transaction's recorded facts now, instead of at the commit, and returns the valid ones of
 * a payment or refund. Locks the document series. The caller must not take other locks afterwards.
 */
export async function issueNumbers(
  manager: EntityManager,
  { paymentId, refundId }: { paymentId?: number; refundId?: number },
): Promise<IssuedNumber[]> {
  await manager.query('SET CONSTRAINTS ledger_entries_documents IMMEDIATE');
  await manager.query('SET CONSTRAINTS ledger_entries_documents DEFERRED');
  return manager.query<IssuedNumber[]>(
    `SELECT d.id, d.series, d.number FROM issued_documents d
      WHERE CASE WHEN $2::int IS NULL THEN d.payment_id = $1::int AND d.refund_id IS NULL ELSE d.refund_id = $2 END
        AND NOT EXISTS (SELECT FROM document_cancellations WHERE document_id = d.id)
      ORDER BY d.id`,
    [paymentId ?? null, refundId ?? null],
  );
}
