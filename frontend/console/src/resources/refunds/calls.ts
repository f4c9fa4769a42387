import type { DestinationReveal, RefundDestinationRequest } from '@contract/payments/refund-destinations';
import type {
  BounceRefundRequest,
  CorrectReferenceRequest,
  ListedRefund,
  SendRefundRequest,
} from '@contract/payments/refunds';
import type { Api } from '../../shared/http/api';

export interface RefundCalls {
  changeDestination(id: number, body: RefundDestinationRequest & { version: number }): Promise<ListedRefund>;
  revealDestination(id: number): Promise<DestinationReveal>;
  sendRefund(id: number, body: SendRefundRequest): Promise<ListedRefund>;
  bounceRefund(id: number, body: BounceRefundRequest): Promise<ListedRefund>;
  correctReference(id: number, body: CorrectReferenceRequest): Promise<ListedRefund>;
}

export function refundCalls(api: Api): RefundCalls {
  const put = (path: string, body: object): Promise<ListedRefund> =>
    api.json(`/console/refunds/${path}`, { method: 'PUT', body });
  return {
    changeDestination: (id, body) => put(`${id}/destination`, body),
    revealDestination: (id) => api.json(`/console/refunds/${id}/destination-reveal`, { method: 'POST' }),
    sendRefund: (id, body) => put(`${id}/sending`, body),
    bounceRefund: (id, body) => put(`${id}/bounce`, body),
    correctReference: (id, body) => put(`${id}/reference`, body),
  };
}
