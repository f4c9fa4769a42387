import { messageOf } from '../../contract/messages/message.js';
import { paymentsMessages } from '../../contract/messages/payments.messages.js';
import { brokenConstraint } from '../../platform/database/unit-of-work.js';
import { Refusal } from '../../platform/http/refusal.js';

/** Returns the 1005 if an insert failed because the transaction ID was used before; otherwise the error itself. */
export function refuseUsedId(error: unknown): unknown {
  if (brokenConstraint(error) !== 'payments_transaction_id_key') return error;
  const message = messageOf(paymentsMessages, 'idSubmitted');
  return new Refusal('ALREADY_EXISTS', message, null, [{ field: 'transactionId', message }]);
}
