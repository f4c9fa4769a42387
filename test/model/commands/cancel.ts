import fc from 'fast-check';
import { cancelByCustomer, cancelByStaff } from '../business/deciding';
import { HOUR, SECOND } from '../business/terms';
import { command, exchange, passTime, pick, type Scene } from '../command';
import type { ModelCustomer, ModelRental } from '../model';
import { customer, which } from './choices';

export const resourceOf = ({ action }: ModelRental): string =>
  action === 'book' ? 'bookings' : 'reservations';

/** A customer cancels a rental: usually their own, sometimes that of another customer. */
export const cancelByItsCustomer = fc.tuple(which, fc.option(customer, { freq: 8 })).map(([number, other]) =>
  command(
    `cancel(rental ${number}${other === null ? '' : `, by customer ${other}`})`,
    async (scene) => {
      const rental = pick(scene.model.rentals, number);
      await cancel(scene, rental, other === null ? rental.customer : scene.model.customers[other]!);
    },
    (model) => model.rentals.length > 0,
  ),
);

/** A customer cancels within a second of a limit of the cancellation policy. */
export const cancelAtLimit = fc
  .tuple(which, fc.constantFrom(48, 36, 24, 1, 0), fc.integer({ min: -1, max: 1 }))
  .map(([number, hours, seconds]) =>
    command(
      `cancelAtLimit(open rental ${number}, ${seconds} s after ${hours} hours before its pickup)`,
      async (scene) => {
        const rental = pick(scene.model.rentals.filter(isOpen), number);
        const at = rental.startsAt - hours * HOUR + seconds * SECOND;
        // The request itself takes one second.
        await passTime(scene, Math.max(0, at - SECOND - scene.model.now));
        await cancel(scene, rental, rental.customer);
      },
      (model) => model.rentals.some(isOpen),
    ),
  );

const isOpen = ({ status }: ModelRental): boolean => status === 'PENDING' || status === 'CONFIRMED';

async function cancel(scene: Scene, rental: ModelRental, by: ModelCustomer): Promise<void> {
  await exchange(
    scene,
    () => ({ outcome: cancelByCustomer(scene.model, by, rental) }),
    () => scene.system.byCustomer(by, 'POST', `/api/${resourceOf(rental)}/${rental.id}/cancellation`, {}),
  );
}

export const cancelByOffice = which.map((number) =>
  command(
    `cancelByOffice(rental ${number})`,
    async (scene) => {
      const { model, system } = scene;
      const rental = pick(model.rentals, number);
      const body = { reason: 'The car broke down.' };
      await exchange(
        scene,
        () => ({ outcome: cancelByStaff(model, rental) }),
        () => system.byAdmin('PUT', `/console/${resourceOf(rental)}/${rental.id}/cancellation`, body),
      );
    },
    (model) => model.rentals.length > 0,
  ),
);
