import type { PaymentMethod } from '@contract/payments/payment-methods';
import type { PlainText } from '../i18n';

export const METHODS: Record<PaymentMethod, PlainText> = {
  CASH: 'Cash',
  CARD: 'Card',
  UPI: 'UPI',
  BANK_TRANSFER: 'Bank transfer',
};
