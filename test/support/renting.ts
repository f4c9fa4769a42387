import type { RentalAction } from '../../backend/contract/fare';
import { picture } from './papers';
import type { TestServer } from './server';
import { bearer } from './world';

let transactions = 0;
/** A twelve-digit id that no test used before. */
export const newTransactionId = (): string => String(400_000_000_000 + (transactions += 1));

/** A day this many days from now, in the city. */
export function dayAhead(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
    new Date(Date.now() + days * 86_400_000),
  );
}

export interface Asked {
  carId: number;
  fromDate: string;
  toDate: string;
  pickupTime: string;
  dropTime: string;
}

export const ask = (carId: number, over: Partial<Asked> = {}): Asked => ({
  carId,
  fromDate: dayAhead(10),
  toDate: dayAhead(12),
  pickupTime: '12:00',
  dropTime: '12:00',
  ...over,
});

/** Submits payment details as the form does. */
export async function pay(
  server: TestServer,
  token: string,
  payment: { amount: number; type: RentalAction; transactionId?: string; holdId?: string; shade?: number },
): Promise<string> {
  const transactionId = payment.transactionId ?? newTransactionId();
  const form = server.http
    .post('/api/payments/transaction-details')
    .set(bearer(token))
    .field('transactionId', transactionId)
    .field('amount', String(payment.amount))
    .field('type', payment.type)
    .attach('screenshot', await picture(payment.shade ?? transactions), 'screenshot.png');
  if (payment.holdId) form.field('holdId', payment.holdId);
  await form.expect(200);
  return transactionId;
}
