import fc from 'fast-check';
import { cancelByCustomer, cancelByStaff } from '../business/deciding';
import { command, exchange, pick } from '../command';
import type { ModelRental } from '../model';
import { customer, which } from './choices';

const resourceOf = ({ action }: ModelRental): string => (action === 'book' ? 'bookings' : 'reservations');

/** Mostly one's own rental, now and then somebody else's. */
export const cancelByItsCustomer = fc.tuple(which, fc.option(customer, { freq: 8 })).map(([number, other]) =>
  command(
    `cancel(rental ${number}${other === null ? '' : `, by customer ${other}`})`,
    async (scene) => {
      const { model, world } = scene;
      const rental = pick(model.rentals, number);
      const by = other === null ? rental.customer : model.customers[other]!;
      await exchange(
        scene,
        () => ({ outcome: cancelByCustomer(model, by, rental) }),
        () => world.byCustomer(by, 'POST', `/api/${resourceOf(rental)}/${rental.id}/cancellation`, {}),
      );
    },
    (model) => model.rentals.length > 0,
  ),
);

export const cancelByOffice = which.map((number) =>
  command(
    `cancelByOffice(rental ${number})`,
    async (scene) => {
      const { model, world } = scene;
      const rental = pick(model.rentals, number);
      const body = { reason: 'The car broke down.' };
      await exchange(
        scene,
        () => ({ outcome: cancelByStaff(model, rental) }),
        () => world.byAdmin('PUT', `/console/${resourceOf(rental)}/${rental.id}/cancellation`, body),
      );
    },
    (model) => model.rentals.length > 0,
  ),
);
