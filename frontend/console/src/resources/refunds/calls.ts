import type {
  BounceRefundRequest,
  CorrectReferenceRequest,
  ListedRefund,
  SendRefundRequest,
} from '@contract/payments/refunds';
import type { Api } from '../../shared/http/api';

export interface RefundCalls {
  sendRefund(id: number, body: SendRefundRequest): Promise<ListedRefund>;
  bounceRefund(id: number, body: BounceRefundRequest): Promise<ListedRefund>;
  correctReference(id: number, body: CorrectReferenceRequest): Promise<ListedRefund>;
}

export function refundCalls(api: Api): RefundCalls {
  const put = (path: string, body: object): Promise<ListedRefund> =>
    api.json(`/console/refunds/${path}`, { method: 'PUT', body });
  return {
    sendRefund: (id, body) => put(`${id}/sending`, body),
    bounceRefund: (id, body) => put(`${id}/bounce`, body),
    correctReference: (id, body) => put(`${id}/reference`, body),
  };
}
