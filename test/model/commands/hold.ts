import fc from 'fast-check';
import type { RentalAction } from '../../../backend/contract/rentals/fare';
import { placeHold, releaseHold, type RentalInput } from '../business/holding';
import { command, exchange, pick, type Scene } from '../command';
import type { Model, ModelHold } from '../model';
import { action, car, customer, which, window, windowOf, windowText } from './choices';

export interface Choice {
  customer: number;
  car: number;
  action: RentalAction;
  window: number;
}

export const choice = fc.record<Choice>({ customer, car, action, window });

export const choiceText = ({ customer, car, action, window }: Choice): string =>
  `customer ${customer}, car ${car}, ${action}, ${windowText(window)}`;

export const inputOf = (model: Model, choice: Choice): RentalInput => ({
  customer: model.customers[choice.customer]!,
  car: model.cars[choice.car]!,
  action: choice.action,
  window: windowOf(model, choice.window),
});

export const liveHolds = (model: Model): ModelHold[] => model.holds.filter(({ state }) => state === 'LIVE');

export async function hold(scene: Scene, input: RentalInput): Promise<ModelHold | undefined> {
  const { model, system } = scene;
  const { customer, car, action, window } = input;
  const body = { agreedToTerms: true, action, carId: car.id, ...window };
  const { hold, answer } = await exchange(
    scene,
    () => placeHold(model, input),
    () => system.byCustomer(customer, 'POST', '/api/holds', body),
  );
  if (hold) {
    const { holdId } = answer.body.data as { holdId: string };
    if (hold.id !== '') expect(holdId).toBe(hold.id);
    hold.id = holdId;
  }
  return hold;
}

export const holdCar = choice.map((choice) =>
  command(`hold(${choiceText(choice)})`, async (scene) => {
    await hold(scene, inputOf(scene.model, choice));
  }),
);

export const holdAnotherWindow = fc.tuple(which, window).map(([number, window]) =>
  command(
    `holdAnotherWindow(live hold ${number}, ${windowText(window)})`,
    async (scene) => {
      const { customer, car, action } = pick(liveHolds(scene.model), number);
      await hold(scene, { customer, car, action, window: windowOf(scene.model, window) });
    },
    (model) => liveHolds(model).length > 0,
  ),
);

/** A customer releases a hold: usually their own, sometimes that of another customer; it may have expired. */
export const release = fc.tuple(which, fc.option(customer, { freq: 6 })).map(([number, other]) =>
  command(
    `release(hold ${number}${other === null ? '' : `, by customer ${other}`})`,
    async (scene) => {
      const { model, system } = scene;
      const hold = pick(model.holds, number);
      const by = other === null ? hold.customer : model.customers[other]!;
      await exchange(
        scene,
        () => ({ outcome: releaseHold(by, hold) }),
        () => system.byCustomer(by, 'DELETE', `/api/holds/${hold.id}`),
      );
    },
    (model) => model.holds.length > 0,
  ),
);
