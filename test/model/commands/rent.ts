import fc from 'fast-check';
import type { RentalInput } from '../business/holding';
import { isWaiting, placeRental } from '../business/renting';
import { command, exchange, pick, type Scene } from '../command';
import type { Model, ModelHold, ModelRental } from '../model';
import { action, askedFor, customer, difference, which } from './choices';
import { type Choice, choice, choiceText, hold, inputOf, liveHolds } from './hold';
import { pay } from './pay';

async function rent(scene: Scene, input: RentalInput): Promise<ModelRental | undefined> {
  const { model, system } = scene;
  const { customer, car, action, window } = input;
  const path = action === 'book' ? '/api/bookings' : '/api/reservations';
  const body = { agreedToTerms: true, carId: car.id, ...window };
  const { rental, answer } = await exchange(
    scene,
    () => placeRental(model, input),
    () => system.byCustomer(customer, 'POST', path, body),
  );
  if (rental) {
    const { id, reservationId } = answer.body.data as { id?: number; reservationId?: number };
    rental.id = id ?? reservationId!;
  }
  return rental;
}

export const rentCar = choice.map((choice) =>
  command(`rent(${choiceText(choice)})`, async (scene) => {
    await rent(scene, inputOf(scene.model, choice));
  }),
);

export const rentWhatIsHeld = which.map((number) =>
  command(
    `rentWhatIsHeld(live hold ${number})`,
    async (scene) => {
      await rent(scene, pick(liveHolds(scene.model), number));
    },
    (model) => liveHolds(model).length > 0,
  ),
);

/** A customer requests the rental of a payment whose hold may have ended, and whose car may be taken. */
export const rentWhatWasPaidFor = which.map((number) => {
  const paid = (model: Model): ModelHold[] =>
    model.payments.filter(isWaiting).flatMap(({ hold }) => hold ?? []);
  return command(
    `rentWhatWasPaidFor(waiting payment ${number})`,
    async (scene) => {
      await rent(scene, pick(paid(scene.model), number));
    },
    (model) => paid(model).length > 0,
  );
});

/** A customer requests a car and a time that another rental has, or had. */
export const rentWhatOthersRented = fc.tuple(which, customer, action).map(([number, by, action]) =>
  command(
    `rentWhatOthersRented(rental ${number}, customer ${by}, ${action})`,
    async (scene) => {
      const { car, window } = pick(scene.model.rentals, number);
      await rent(scene, { customer: scene.model.customers[by]!, car, action, window });
    },
    (model) => model.rentals.length > 0,
  ),
);

/** A customer who has paid for one car requests another that is taken. */
export const rentOtherThanPaid = fc.tuple(which, which).map(([payment, number]) => {
  const taken = (model: Model): (ModelHold | ModelRental)[] =>
    model.cars
      .flatMap(({ calendar }) => calendar.entries().map(({ owner }) => owner))
      .filter((owner) => owner.kind !== 'block');
  return command(
    `rentOtherThanPaid(waiting payment ${payment}, taken time ${number})`,
    async (scene) => {
      const { customer, type: action } = pick(scene.model.payments.filter(isWaiting), payment);
      const { car, window } = pick(taken(scene.model), number);
      await rent(scene, { customer, car, action, window });
    },
    (model) => model.payments.some(isWaiting) && taken(model).length > 0,
  );
});

/** Runs all steps of a customer who pays immediately. */
export async function payAndRent(
  scene: Scene,
  choice: Choice,
  difference: number,
): Promise<ModelRental | undefined> {
  const input = inputOf(scene.model, choice);
  const held = await hold(scene, input);
  if (!held) return undefined;
  const rupees = askedFor(held) + difference;
  await pay(scene, { customer: input.customer, type: input.action, rupees, hold: held });
  return rent(scene, input);
}

export const holdPayAndRent = fc.tuple(choice, difference).map(([choice, difference]) =>
  command(`holdPayAndRent(${choiceText(choice)}, paid ${difference} beyond the total)`, async (scene) => {
    await payAndRent(scene, choice, difference);
  }),
);
