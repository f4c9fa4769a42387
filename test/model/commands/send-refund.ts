import fc from 'fast-check';
import { addDays, type Day, dayIn } from '../../../backend/contract/calendar';
import { CODES } from '../../../backend/contract/codes';
import type { BounceCause, RefundMethod } from '../../../backend/contract/payments/refunds';
import { openCompensationOf } from '../business/ledger';
import { DONE, type Outcome, refused } from '../business/outcome';
import {
  amountOf,
  bounce,
  chooseDestination,
  type DestinationChoice,
  directRefund,
  isRental,
  proveOwner,
  type Refunded,
  sendRefund,
} from '../business/sending';
import { PERIOD_RULES } from '../business/terms';
import { command, exchange, pick, type Scene } from '../command';
import type { Model } from '../model';
import { customer, referenceOf, which } from './choices';
import { owedPayments } from './pay';

let accounts = 100_000_000_000;

function destinationOf(kind: DestinationChoice): object {
  const account = String((accounts += 1));
  if (kind === 'UPI') return { kind, upi: `c${account}@upi` };
  if (kind !== 'ACCOUNT') return { kind };
  return { kind, holder: 'Customer One', account, accountAgain: account, ifsc: 'HDFC0001234' };
}

interface RefundRow {
  id: number;
  version: number;
  reference: string;
  method: RefundMethod;
  sentOn: Day;
  amount: number;
}

/** Returns the newest refund in this state. */
export async function rowOf(
  { system }: Scene,
  refunded: Refunded,
  state: 'DUE' | 'SENT',
): Promise<RefundRow> {
  const condition = isRental(refunded) ? 'rental_id = $1 AND payment_id IS NULL' : 'payment_id = $1';
  const { rows } = await system.server.db.query<RefundRow>(
    `SELECT id, version, reference, method, sent_on::text AS "sentOn", amount_paise AS amount
       FROM refunds WHERE ${condition} AND state = $2 ORDER BY id DESC LIMIT 1`,
    [refunded.id, state],
  );
  return rows[0]!;
}

const owed = (model: Model): Refunded[] => [
  ...owedPayments(model),
  ...model.rentals.filter((rental) => openCompensationOf(model, rental) > 0),
];

const kind = fc.constantFrom<DestinationChoice>('UPI', 'UPI', 'ACCOUNT', 'ACCOUNT', 'CASH', 'CARD');
const method = fc.constantFrom<RefundMethod>('UPI', 'UPI', 'BANK_TRANSFER', 'BANK_TRANSFER', 'CASH', 'CARD');
const daysAhead = fc.constantFrom(-1, 0, 0, 1);
const isSeen = fc.constantFrom(true, true, true, false);

/**
 * An admin enters the destination of an open refund, and records its sending. Both are refused if its amount has
 * changed.
 */
export const enterAndSend = fc
  .tuple(which, kind, method, daysAhead, isSeen)
  .map(([number, kind, method, ahead, isSeen]) =>
    command(
      `sendRefund(owed refund ${number}, to ${kind} by ${method}, ${ahead} days ahead${isSeen ? '' : ', as it is not'})`,
      async (scene) => {
        const { model, system } = scene;
        const refunded = pick(owed(model), number);
        const { id, version } = await rowOf(scene, refunded, 'DUE');
        const amount = amountOf(model, refunded);
        const isStill = (): boolean => amountOf(model, refunded) === amount;
        const direct = (): Outcome =>
          isStill() ? directRefund(model, refunded, kind) : refused('WRONG_STATE');
        const { outcome } = await exchange(
          scene,
          () => ({ outcome: direct() }),
          () =>
            system.byAdmin('PUT', `/console/refunds/${id}/destination`, { ...destinationOf(kind), version }),
        );
        if (outcome !== DONE) return;
        const seen = await rowOf(scene, refunded, 'DUE');
        const sentOn: Day = addDays(dayIn(PERIOD_RULES.zone, new Date(model.now)), ahead);
        const body = {
          method,
          reference: `SENT${10_000 + id}`,
          sentOn,
          version: seen.version + (isSeen ? 0 : 1),
        };
        await exchange(
          scene,
          () => ({
            outcome: sendRefund(model, refunded, { kind, method, sentOn, isSeen: isSeen && isStill() }),
          }),
          () => system.byAdmin('PUT', `/console/refunds/${id}/sending`, body),
        );
      },
      (model) => owed(model).length > 0,
    ),
  );

/**
 * A customer chooses the destination of the open refunds of a rental or payment, and enters a code if the service asks.
 */
export const chooseAnyDestination = fc
  .tuple(which, kind, fc.boolean(), fc.option(customer, { freq: 6 }))
  .map(([number, kind, isOwed, other]) => {
    const owners = (model: Model): Refunded[] => {
      const usual = owed(model).map((one) => (isRental(one) ? one : (one.rental ?? one)));
      return isOwed && usual.length > 0 ? usual : [...model.rentals, ...model.payments];
    };
    return command(
      `chooseDestination(${isOwed ? 'owed refund' : 'rental or payment'} ${number}, ${kind}${other === null ? '' : `, by customer ${other}`})`,
      async (scene) => {
        const { model, system } = scene;
        const owner = pick(owners(model), number);
        const by = other === null ? owner.customer : model.customers[other]!;
        const path = isRental(owner) ? `rentals/${await referenceOf(scene, owner)}` : `payments/${owner.id}`;
        const choose = () =>
          exchange(
            scene,
            () => ({ outcome: chooseDestination(model, by, owner, kind) }),
            () => system.byCustomer(by, 'PUT', `/api/${path}/refund-destination`, destinationOf(kind)),
          );
        let { outcome } = await choose();
        if (outcome.code === CODES.PROOF_NEEDED.code) {
          await exchange(
            scene,
            () => ({ outcome: proveOwner(model, by) }),
            () => system.prove(by),
          );
          ({ outcome } = await choose());
        }
        if (outcome === DONE) expect(await kindsOf(scene, owner)).toEqual([kind]);
      },
      (model) => owners(model).length > 0,
    );
  });

/** Returns the kinds of destination of the open refunds. */
async function kindsOf({ system }: Scene, owner: Refunded): Promise<(string | null)[]> {
  const { rows } = await system.server.db.query<{ kind: string | null }>(
    `SELECT DISTINCT d.kind FROM refunds f LEFT JOIN refund_destinations d ON d.id = f.destination_id
      WHERE f.${isRental(owner) ? 'rental_id' : 'payment_id'} = $1 AND f.state = 'DUE'`,
    [owner.id],
  );
  return rows.map(({ kind }) => kind);
}

export const sent = ({ payments, rentals }: Model): Refunded[] => [
  ...payments.filter(({ refundsSent }) => refundsSent.length > 0),
  ...rentals.filter(({ compensationsSent }) => compensationsSent.length > 0),
];

const cause = fc.constantFrom<BounceCause>('RETURNED_BY_BANK', 'WRONG_DESTINATION', 'NOT_SENT', 'OTHER');

export const bounceAnyRefund = fc.tuple(which, cause).map(([number, cause]) =>
  command(
    `bounceRefund(sent refund ${number}, ${cause})`,
    async (scene) => {
      const { model, system } = scene;
      const refunded = pick(sent(model), number);
      const { id, version } = await rowOf(scene, refunded, 'SENT');
      await exchange(
        scene,
        () => ({ outcome: bounce(refunded) }),
        () =>
          system.byAdmin('PUT', `/console/refunds/${id}/bounce`, {
            ...{ cause, version, on: dayIn(PERIOD_RULES.zone, new Date(model.now)) },
          }),
      );
    },
    (model) => sent(model).length > 0,
  ),
);

export const correctAnyReference = fc.tuple(which, fc.boolean()).map(([number, isNew]) =>
  command(
    `correctReference(sent refund ${number}${isNew ? '' : ', the same one'})`,
    async (scene) => {
      const refunded = pick(sent(scene.model), number);
      const { id, version, reference } = await rowOf(scene, refunded, 'SENT');
      const body = { reference: isNew ? `${reference}C` : reference, reason: 'A typing error.', version };
      await exchange(
        scene,
        () => ({ outcome: isNew ? DONE : refused('INVALID') }),
        () => scene.system.byAdmin('PUT', `/console/refunds/${id}/reference`, body),
      );
    },
    (model) => sent(model).length > 0,
  ),
);
