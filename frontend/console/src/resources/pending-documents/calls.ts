import type { PendingDocument, RejectionReasons } from '@contract/customers/people';
import type { Api } from '../../shared/http/api';

interface CustomerDecision {
  decision: 'APPROVED' | 'REJECTED';
  reasons?: RejectionReasons;
  /** Submission time of the documents on the screen. The server refuses if the customer has submitted newer ones. */
  submittedAt: string;
}

export interface PendingDocumentCalls {
  decideCustomer(id: number, body: CustomerDecision): Promise<PendingDocument>;
}

export const pendingDocumentCalls = (api: Api): PendingDocumentCalls => ({
  decideCustomer: (id, body) =>
    api.json(`/console/pending-documents/${id}/approval`, { method: 'PUT', body }),
});
