import fc from 'fast-check';
import { lowerDeposit } from '../business/deposits';
import { balanceOf, moneyOf } from '../business/ledger';
import { returnCashDeposit } from '../business/sending';
import { HOUR } from '../business/terms';
import { command, compare, exchange, passTime, pick } from '../command';
import type { Model, ModelRental } from '../model';
import { which } from './choices';
import { takeReceipt } from './counter';
import { choice, choiceText } from './hold';
import { confirm } from './journey';
import { payAndRent } from './rent';
import { rowOf } from './send-refund';
import { acceptAtCounter, charge, issue } from './settle';
import { move } from './trip';

const asked = (model: Model): ModelRental[] => model.rentals.filter(({ deposit }) => deposit > 0);

export const lowerAnyDeposit = fc.tuple(which, fc.constantFrom(0, 50, 50, 100)).map(([number, percent]) =>
  command(
    `lowerDeposit(rental with a deposit ${number}, to ${percent} %)`,
    async (scene) => {
      const rental = pick(asked(scene.model), number);
      const required = Math.floor((rental.deposit * percent) / 100);
      const body = { required: required / 100, reason: 'A regular customer.' };
      await exchange(
        scene,
        () => ({ outcome: lowerDeposit(rental, required) }),
        () => scene.system.byAdmin('PUT', `/console/rentals/${rental.id}/deposit`, body),
      );
    },
    (model) => asked(model).length > 0,
  ),
);

/** A customer pays the deposit in cash; the desk returns its rest after the trip, and is refused the second time. */
export const depositInCash = fc.tuple(choice, fc.boolean()).map(([choice, isCharged]) =>
  command(
    `depositInCash(${choiceText(choice)}${isCharged ? ', charged' : ''})`,
    async (scene) => {
      const { model } = scene;
      const { deposit } = model.cars[choice.car]!;
      const rental = await payAndRent(scene, choice, -deposit / 100);
      if (!rental) return;
      await confirm(scene, rental);
      await takeReceipt(scene, rental, { method: 'CASH', rupees: deposit / 100 });
      const payment = model.payments.at(-1)!;
      if (moneyOf(model, rental).held !== deposit || balanceOf(model, rental) !== 0) return;
      await passTime(scene, Math.max(0, rental.startsAt - HOUR - model.now));
      await move(scene, rental, 'ON_TRIP');
      await move(scene, rental, 'RETURNED');
      if (rental.status !== 'RETURNED') return;
      if (isCharged) await charge(scene, rental, 900);
      else await issue(scene, rental);
      if (isCharged) await acceptAtCounter(scene, rental);
      // Reads the IDs of payments into the model.
      await compare(scene);
      const { id } = await rowOf(scene, payment, 'DUE');
      for (let times = 0; times < 2; times += 1)
        await exchange(
          scene,
          () => ({ outcome: returnCashDeposit(model, payment) }),
          () =>
            scene.system.byDesk('PUT', `/console/rentals/${rental.id}/deposit/return`, {
              refundId: id,
              version: 1,
            }),
        );
    },
    // Requires whole rupees, because a drawer has no paise.
    ({ cars }) => cars[choice.car]!.deposit > 0 && cars[choice.car]!.deposit % 100 === 0,
  ),
);
