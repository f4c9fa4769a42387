import fc from 'fast-check';
import { lowerDeposit } from '../business/deposits';
import { command, exchange, pick } from '../command';
import type { Model, ModelRental } from '../model';
import { which } from './choices';

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
