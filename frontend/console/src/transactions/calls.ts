import type { PaymentReview } from '@contract/payment-review';
import type { Api } from '../api';

export interface TransactionCalls {
  /** What to look at beside the payment: its history, the same screenshot elsewhere, its neighbours in the queue. */
  reviewPayment(id: number): Promise<PaymentReview>;
}

export const transactionCalls = (api: Api): TransactionCalls => ({
  reviewPayment: (id) => api.json(`/console/transactions/${id}/review`),
});
