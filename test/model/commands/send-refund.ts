import fc from 'fast-check';
import { addDays, type Day, dayIn } from '../../../backend/contract/calendar';
import type { RefundMethod } from '../../../backend/contract/payments/refunds';
import { openRefundOf } from '../business/ledger';
import { DONE, refused } from '../business/outcome';
import { type DestinationChoice, sendRefund } from '../business/sending';
import { PERIOD_RULES } from '../business/terms';
import { command, exchange, pick, type Scene } from '../command';
import type { ModelPayment } from '../model';
import { which } from './choices';
import { owedPayments } from './pay';

let accounts = 100_000_000_000;

function destinationOf(kind: DestinationChoice): object {
  const account = String((accounts += 1));
  if (kind === 'UPI') return { kind, upi: `c${account}@upi` };
  return { kind, holder: 'Customer One', account, accountAgain: account, ifsc: 'HDFC0001234' };
}

async function openRefund(
  { system }: Scene,
  payment: ModelPayment,
): Promise<{ id: number; version: number }> {
  const { rows } = await system.server.db.query<{ id: number; version: number }>(
    `SELECT id, version FROM refunds WHERE payment_id = $1 AND state = 'DUE'`,
    [payment.id],
  );
  return rows[0]!;
}

const kind = fc.constantFrom<DestinationChoice>('UPI', 'ACCOUNT');
const method = fc.constantFrom<RefundMethod>('UPI', 'UPI', 'BANK_TRANSFER', 'BANK_TRANSFER', 'CASH', 'CARD');
const daysAhead = fc.constantFrom(-1, 0, 0, 1);
const isSeen = fc.constantFrom(true, true, true, false);

/** An admin enters where an open refund goes, and records that it was sent. A change of its amount opens another refund instead. */
export const enterAndSend = fc
  .tuple(which, kind, method, daysAhead, isSeen)
  .map(([number, kind, method, ahead, isSeen]) =>
    command(
      `sendRefund(owed payment ${number}, to ${kind} by ${method}, ${ahead} days ahead${isSeen ? '' : ', as it is not'})`,
      async (scene) => {
        const { model, system } = scene;
        const payment = pick(owedPayments(model), number);
        const { id, version } = await openRefund(scene, payment);
        const amount = openRefundOf(model, payment);
        const isStill = (): boolean => openRefundOf(model, payment) === amount;
        const { outcome } = await exchange(
          scene,
          () => ({ outcome: isStill() ? DONE : refused('WRONG_STATE') }),
          () =>
            system.byAdmin('PUT', `/console/refunds/${id}/destination`, { ...destinationOf(kind), version }),
        );
        if (outcome !== DONE) return;
        const seen = await openRefund(scene, payment);
        const sentOn: Day = addDays(dayIn(PERIOD_RULES.zone, new Date(model.now)), ahead);
        const body = { method, reference: `S${id}`, sentOn, version: seen.version + (isSeen ? 0 : 1) };
        await exchange(
          scene,
          () => ({
            outcome: sendRefund(model, payment, { kind, method, sentOn, isSeen: isSeen && isStill() }),
          }),
          () => system.byAdmin('PUT', `/console/refunds/${id}/sending`, body),
        );
      },
      (model) => owedPayments(model).length > 0,
    ),
  );
