import type { OwnPayment } from '@contract/payments/own-payments';
import { request } from '@shared/http';
import { accountToken } from '@/lib/session';

/** True if the signed-in customer has submitted this payment for this rental, and it was not rejected. */
export async function hasSubmitted(transactionId: string, reference: string): Promise<boolean> {
  const { data } = await request<OwnPayment[]>('/api/payments/mine', { token: accountToken() });
  return data.some(
    (payment) =>
      payment.transactionId === transactionId &&
      payment.reference === reference &&
      payment.status !== 'REJECTED',
  );
}
