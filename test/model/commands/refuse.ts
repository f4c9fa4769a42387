import fc from 'fast-check';
import type { CarRefusalAct, CarRefusalAnswer } from '../../../backend/contract/rentals/car-refusals';
import { answerRefusal, isCarRefused, refuseCar, settleRefusal } from '../business/refusing';
import { SECOND, TURNAROUND } from '../business/terms';
import { command, exchange, passTime, pick, type Scene } from '../command';
import type { Model, ModelCustomer, ModelRental } from '../model';
import { customer, referenceOf, which } from './choices';
import { confirmed } from './trip';

const pathOf = async (scene: Scene, rental: ModelRental): Promise<string> =>
  `/api/rentals/${await referenceOf(scene, rental)}/refusal`;

function formOf({ system }: Scene, fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('photos', new Blob([new Uint8Array(system.screenshot)]), 'seat.png');
  return form;
}

export async function refuse(scene: Scene, rental: ModelRental, by: ModelCustomer): Promise<void> {
  const path = await pathOf(scene, rental);
  await exchange(
    scene,
    () => ({ outcome: refuseCar(scene.model, by, rental) }),
    () => scene.system.byCustomer(by, 'POST', path, formOf(scene, { cause: 'DIRTY' })),
  );
}

/** A customer refuses the car, immediately or around the first second of its handover. */
export const refuseAtPickup = fc
  .tuple(which, fc.option(customer, { freq: 6 }), fc.constantFrom(null, -1, 0))
  .map(([number, other, seconds]) =>
    command(
      `refuseCar(confirmed rental ${number}${other === null ? '' : `, by customer ${other}`}, ${seconds === null ? 'at once' : `${seconds} s after its handover is possible`})`,
      async (scene) => {
        const { model } = scene;
        const rental = pick(confirmed(model), number);
        const from = rental.startsAt - TURNAROUND + ((seconds ?? 0) - 1) * SECOND;
        if (seconds !== null) await passTime(scene, Math.max(0, from - model.now));
        await refuse(scene, rental, other === null ? rental.customer : model.customers[other]!);
      },
      (model) => confirmed(model).length > 0,
    ),
  );

/** Returns the rentals whose car is refused, or those with an earlier refusal if there are none. */
const withRefusal = ({ rentals }: Model): ModelRental[] => {
  const open = rentals.filter(isCarRefused);
  return open.length > 0 ? open : rentals.filter(({ refusal }) => refusal !== null);
};

export const answerAnyRefusal = fc
  .tuple(which, fc.constantFrom<CarRefusalAnswer>('FIXED', 'REFUND', 'NOT_ACCEPTED'))
  .map(([number, answer]) =>
    command(
      `answerRefusal(refused rental ${number}, ${answer})`,
      async (scene) => {
        const rental = pick(withRefusal(scene.model), number);
        const form = formOf(scene, { answer, reason: 'We have cleaned the seats.' });
        await exchange(
          scene,
          () => ({ outcome: answerRefusal(scene.model, rental, answer) }),
          () => scene.system.byAdmin('PUT', `/console/rentals/${rental.id}/refusal`, form),
        );
      },
      (model) => withRefusal(model).length > 0,
    ),
  );

/** A customer settles a refusal, immediately or around the earliest time to cancel. */
export const settleAnyRefusal = fc
  .tuple(
    which,
    fc.constantFrom<CarRefusalAct>('ACCEPT', 'CANCEL', 'CANCEL'),
    fc.constantFrom(0, 30 * 60 - 1, 30 * 60),
  )
  .map(([number, act, seconds]) =>
    command(
      `settleRefusal(refused rental ${number}, ${act}, ${seconds} s after it)`,
      async (scene) => {
        const { model, system } = scene;
        const rental = pick(withRefusal(model), number);
        const path = await pathOf(scene, rental);
        const at = rental.refusal!.reportedAt + (seconds - 1) * SECOND;
        if (seconds > 0) await passTime(scene, Math.max(0, at - model.now));
        await exchange(
          scene,
          () => ({ outcome: settleRefusal(model, rental, act) }),
          () => system.byCustomer(rental.customer, 'PUT', path, { act }),
        );
      },
      (model) => withRefusal(model).length > 0,
    ),
  );
