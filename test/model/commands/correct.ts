import fc from 'fast-check';
import { correctAmount, fareLeftOf, leftOf, waive, waiveLine, writeOff } from '../business/correcting';
import { balanceOf, receivedOf } from '../business/ledger';
import { reopenPayment } from '../business/reopening';
import { command, exchange, pick, type Scene } from '../command';
import type { Model, ModelPayment, ModelRental } from '../model';
import type { Answer } from '../model-system';
import { difference, which } from './choices';
import { sheetOf } from './settle';

const REASON = 'Told by phone.';

/** Corrects the amount of a payment that may not be verified, to an amount that may be the same. */
export const correctAnyAmount = fc.tuple(which, difference).map(([number, difference]) =>
  command(
    `correctAmount(payment ${number}, by ${difference})`,
    async (scene) => {
      const payment = pick(scene.model.payments, number);
      const paid = receivedOf(payment) || payment.amount;
      const received = Math.max(100, paid + Math.round(difference * 100));
      const body = { receivedAmount: received / 100, reason: REASON, version: payment.version };
      await exchange(
        scene,
        () => ({ outcome: correctAmount(scene.model, payment, received) }),
        () => scene.system.byAdmin('PUT', `/console/transactions/${payment.id}/amount`, body),
      );
    },
    (model) => model.payments.length > 0,
  ),
);

async function reopen({ model, system }: Scene, payment: ModelPayment, restore: boolean): Promise<void> {
  const body = { reason: REASON, version: payment.version, restore };
  await exchange(
    { model, system },
    () => ({ outcome: reopenPayment(model, payment, restore) }),
    () => system.byAdmin('PUT', `/console/transactions/${payment.id}/reopening`, body),
  );
}

/** Reopens a payment that may not be decided. */
export const reopenAnyPayment = fc.tuple(which, fc.boolean()).map(([number, restore]) =>
  command(
    `reopenPayment(payment ${number}${restore ? ', restore' : ''})`,
    (scene) => reopen(scene, pick(scene.model.payments, number), restore),
    (model) => model.payments.length > 0,
  ),
);

const expired = ({ payments }: Model): ModelPayment[] =>
  payments.filter(({ rental, status }) => rental?.status === 'EXPIRED' && status !== 'SUBMITTED');

export const restoreExpired = which.map((number) =>
  command(
    `restoreExpired(decided payment of an expired rental ${number})`,
    (scene) => reopen(scene, pick(expired(scene.model), number), true),
    (model) => expired(model).length > 0,
  ),
);

/** Draws a share of the amount that may be given up; `too much` exceeds it by 1 rupee. */
const share = fc.constantFrom<'all' | 'half' | 'too much'>('all', 'half', 'half', 'too much');

const giveUp = (
  { system }: Scene,
  rental: ModelRental,
  call: 'waivers' | 'write-offs',
  { amount, lineId }: { amount: number; lineId?: number },
): Promise<Answer> =>
  system.byAdmin('POST', `/console/rentals/${rental.id}/${call}`, {
    amount: amount / 100,
    reason: REASON,
    lineId,
  });

const partOf = (limit: number, share: 'all' | 'half' | 'too much'): number =>
  share === 'too much' ? limit + 100 : Math.ceil(share === 'half' ? limit / 2 : limit);

const charged = (model: Model): ModelRental[] =>
  model.rentals.filter((rental) => fareLeftOf(model, rental) > 0);

export const waiveCharge = fc.tuple(which, share).map(([number, share]) =>
  command(
    `waiveCharge(charged rental ${number}, ${share})`,
    async (scene) => {
      const { model } = scene;
      const rental = pick(charged(model), number);
      const amount = partOf(fareLeftOf(model, rental), share);
      await exchange(
        scene,
        () => ({ outcome: waive(model, rental, amount) }),
        () => giveUp(scene, rental, 'waivers', { amount }),
      );
    },
    (model) => charged(model).length > 0,
  ),
);

/** Returns rentals with lines, preferably with a final settlement. */
const withLines = (model: Model): ModelRental[] => {
  const all = model.rentals.filter(({ lines }) => lines.length > 0);
  const usual = all.filter(({ settledAt }) => settledAt !== null);
  return usual.length > 0 ? usual : all;
};

export const waiveAnyLine = fc.tuple(which, which, share).map(([number, of, share]) =>
  command(
    `waiveLine(rental with lines ${number}, line ${of}, ${share})`,
    async (scene) => {
      const { model } = scene;
      const rental = pick(withLines(model), number);
      const line = pick(rental.lines, of);
      const { lines } = await sheetOf(scene, rental);
      const amount = Math.max(1, partOf(leftOf(model, rental, line), share));
      await exchange(
        scene,
        () => ({ outcome: waiveLine(model, rental, line, amount) }),
        () => giveUp(scene, rental, 'waivers', { amount, lineId: pick(lines, of) }),
      );
    },
    (model) => withLines(model).length > 0,
  ),
);

const indebted = (model: Model): ModelRental[] =>
  model.rentals.filter((rental) => balanceOf(model, rental) > 0);

export const writeOffDebt = fc.tuple(which, share).map(([number, share]) =>
  command(
    `writeOffDebt(rental with a debt ${number}, ${share})`,
    async (scene) => {
      const { model } = scene;
      const rental = pick(indebted(model), number);
      const amount = partOf(balanceOf(model, rental), share);
      await exchange(
        scene,
        () => ({ outcome: writeOff(model, rental, amount) }),
        () => giveUp(scene, rental, 'write-offs', { amount }),
      );
    },
    (model) => indebted(model).length > 0,
  ),
);
