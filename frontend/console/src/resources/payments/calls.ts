import type { ConsoleTransaction, PaymentCounts } from '@contract/console';
import type { PaymentReview } from '@contract/payments/payment-review';
import type { Api } from '../../shared/http/api';

export interface PaymentVerification {
  isVerified: boolean;
  reason?: string;
  /** Version of the payment on the screen. The server refuses if the payment has changed. */
  version: number;
}

export interface PaymentCalls {
  /** The payment's history, other payments with the same screenshot, and its neighbours in the queue. */
  reviewPayment(id: number): Promise<PaymentReview>;
  countPayments(): Promise<PaymentCounts>;
  verifyTransaction(id: number, body: PaymentVerification): Promise<ConsoleTransaction>;
  payRefund(id: number, body: { reference: string }): Promise<ConsoleTransaction>;
}

const PATH = '/console/transactions';

export const paymentCalls = (api: Api): PaymentCalls => ({
  countPayments: () => api.json(`${PATH}/counts`),
  reviewPayment: (id) => api.json(`${PATH}/${id}/review`),
  verifyTransaction: (id, body) => api.json(`${PATH}/${id}/verification`, { method: 'PUT', body }),
  payRefund: (id, body) => api.json(`${PATH}/${id}/refund`, { method: 'PUT', body }),
});
