import type { Rupees } from '@contract/money';
import type { SubmittedPayment } from '@contract/payments/payments';
import type { RentalAction } from '@contract/rentals/fare';
import { request } from '@shared/http';
import { formOf } from '@shared/http/form-of';
import { rentalToken } from '@/lib/session';
import { requireOk } from './require-ok';

export interface PaymentDetails {
  transactionId: string;
  amount: Rupees;
  screenshot: File;
  type: RentalAction;
  /** The hold or the rental to pay for. */
  holdId?: string;
  bookingId?: number;
}

export async function submitPayment(
  details: PaymentDetails,
  idempotencyKey: string,
  onUploadProgress: (done: number) => void,
  token = rentalToken(),
): Promise<SubmittedPayment> {
  const body = formOf({ ...details });
  const path = '/api/payments/transaction-details';
  return requireOk(
    await request<SubmittedPayment>(path, { method: 'POST', body, token, idempotencyKey, onUploadProgress }),
  );
}
