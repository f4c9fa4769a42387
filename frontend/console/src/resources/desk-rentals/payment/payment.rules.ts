import { normaliseTransactionId } from '@contract/customers/identity';

export const transactionIdRule = (typed?: string): string | undefined =>
  normaliseTransactionId(typed ?? '')
    ? undefined
    : 'The transaction ID has 6 to 35 letters and digits, as the UPI app shows it.';

export const amountRule = (typed?: string): string | undefined =>
  /^\d{1,8}(\.\d{1,2})?$/.test((typed ?? '').trim()) && Number(typed) > 0
    ? undefined
    : 'Enter the amount that was paid in rupees, such as 1999 or 1999.50.';
