import type { ConsoleTransaction, PaymentCounts } from '@contract/console';
import type { Rupees } from '@contract/money';
import type { PaymentReview } from '@contract/payments/payment-review';
import type { Shortage } from '@contract/payments/payments';
import type { Api } from '../../shared/http/api';

interface PaymentVerification {
  isVerified: boolean;
  reason?: string;
  /** Version of the payment on the screen. The server refuses if the payment has changed. */
  version: number;
  receivedAmount?: Rupees;
  shortage?: Shortage;
}

export interface PaymentCalls {
  /** The payment's history, other payments with the same screenshot, and its neighbours in the queue. */
  reviewPayment(id: number): Promise<PaymentReview>;
  countPayments(): Promise<PaymentCounts>;
  verifyTransaction(id: number, body: PaymentVerification): Promise<ConsoleTransaction>;
  reopenPayment(
    id: number,
    body: { reason: string; version: number; restore?: boolean },
  ): Promise<ConsoleTransaction>;
  correctAmount(
    id: number,
    body: { receivedAmount: Rupees; reason: string; version: number },
  ): Promise<ConsoleTransaction>;
  releaseTransactionId(id: number, body: { reason: string; version: number }): Promise<ConsoleTransaction>;
  attachPayment(
    id: number,
    body: { reason: string; version: number; rentalId: number },
  ): Promise<ConsoleTransaction>;
  openRefund(id: number, body: { version: number }): Promise<ConsoleTransaction>;
}

const PATH = '/console/transactions';

export const paymentCalls = (api: Api): PaymentCalls => ({
  countPayments: () => api.json(`${PATH}/counts`),
  reviewPayment: (id) => api.json(`${PATH}/${id}/review`),
  verifyTransaction: (id, body) => api.json(`${PATH}/${id}/verification`, { method: 'PUT', body }),
  reopenPayment: (id, body) => api.json(`${PATH}/${id}/reopening`, { method: 'PUT', body }),
  correctAmount: (id, body) => api.json(`${PATH}/${id}/amount`, { method: 'PUT', body }),
  releaseTransactionId: (id, body) => api.json(`${PATH}/${id}/release`, { method: 'PUT', body }),
  attachPayment: (id, body) => api.json(`${PATH}/${id}/rental`, { method: 'PUT', body }),
  openRefund: (id, body) => api.json(`${PATH}/${id}/refund`, { method: 'POST', body }),
});
