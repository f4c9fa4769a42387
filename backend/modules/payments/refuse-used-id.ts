import { messageOf } from '../../contract/messages/message.js';
import { paymentsMessages } from '../../contract/messages/payments.messages.js';
import type { UsedId } from '../../contract/payments/payments.js';
import { brokenConstraint } from '../../platform/database/unit-of-work.js';
import { Refusal } from '../../platform/http/refusal.js';

/** Returns the 1005 if an insert failed because the transaction ID was used before; otherwise the error itself. */
export const refuseUsedId = (error: unknown): unknown =>
  brokenConstraint(error) === 'payments_transaction_id_key' ? usedIdRefusal(null) : error;

/** @param data Tells the caller that the payment is their own; null reveals nothing about the earlier submission. */
export function usedIdRefusal(data: UsedId | null): Refusal {
  const message = messageOf(paymentsMessages, 'idSubmitted');
  return new Refusal('ALREADY_EXISTS', message, data, [{ field: 'transactionId', message }]);
}
