import type { PaymentCounts } from '@contract/console';
import type { PaymentReview } from '@contract/payments/payment-review';
import type { Api } from '../../shared/http/api';

export interface TransactionCalls {
  /** The payment's history, other payments with the same screenshot, and its neighbours in the queue. */
  reviewPayment(id: number): Promise<PaymentReview>;
  countPayments(): Promise<PaymentCounts>;
}

export const transactionCalls = (api: Api): TransactionCalls => ({
  countPayments: () => api.json('/console/transactions/counts'),
  reviewPayment: (id) => api.json(`/console/transactions/${id}/review`),
});
