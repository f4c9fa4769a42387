import fc from 'fast-check';
import type { TripStatus } from '../../../backend/contract/rentals/rentals';
import { HOUR, NO_SHOW_AFTER, SECOND } from '../business/terms';
import { endTripEarly, moveTrip, recordTrip } from '../business/trips';
import { command, exchange, passTime, pick, type Scene } from '../command';
import type { Model, ModelRental } from '../model';
import { resourceOf } from './cancel';
import { which } from './choices';

export async function move(scene: Scene, rental: ModelRental, status: TripStatus): Promise<void> {
  await exchange(
    scene,
    () => ({ outcome: moveTrip(scene.model, rental, status) }),
    () =>
      scene.system.byAdmin('PUT', `/console/${resourceOf(rental)}/${rental.id}/trip`, {
        status,
        reason: 'No phone at hand',
        allowBalance: true,
      }),
  );
}

const trip = fc.constantFrom<TripStatus>('ON_TRIP', 'RETURNED', 'NO_SHOW');

export const moveAnyTrip = fc.tuple(which, trip).map(([number, status]) =>
  command(
    `moveTrip(rental ${number}, ${status})`,
    (scene) => move(scene, pick(scene.model.rentals, number), status),
    (model) => model.rentals.length > 0,
  ),
);

export const confirmed = (model: Model): ModelRental[] =>
  model.rentals.filter(({ status }) => status === 'CONFIRMED');

/** Records a pickup or no-show around the first second at which it is allowed. */
export const pickUpOrMiss = fc
  .tuple(which, fc.constantFrom<TripStatus>('ON_TRIP', 'ON_TRIP', 'NO_SHOW'), fc.constantFrom(-1, 0, 1))
  .map(([number, status, seconds]) =>
    command(
      `pickUpOrMiss(confirmed rental ${number}, ${status}, ${seconds} s after it may be)`,
      async (scene) => {
        const rental = pick(confirmed(scene.model), number);
        const at = rental.startsAt + (status === 'ON_TRIP' ? -HOUR : NO_SHOW_AFTER) + seconds * SECOND;
        // The request itself takes one second.
        await passTime(scene, Math.max(0, at - SECOND - scene.model.now));
        await move(scene, rental, status);
      },
      (model) => confirmed(model).length > 0,
    ),
  );

export const out = (model: Model): ModelRental[] =>
  model.rentals.filter(({ status }) => status === 'ON_TRIP');

/** Records a return immediately, or some hours after the return time. */
export const bringCarHome = fc.tuple(which, fc.constantFrom(null, 0, 3, 30)).map(([number, late]) =>
  command(
    `bringCarHome(rental on trip ${number}${late === null ? '' : `, ${late} hours after its end`})`,
    async (scene) => {
      const rental = pick(out(scene.model), number);
      if (late !== null) await passTime(scene, Math.max(0, rental.endsAt + late * HOUR - scene.model.now));
      await move(scene, rental, 'RETURNED');
    },
    (model) => out(model).length > 0,
  ),
);

/** The business ends a trip at some time before its return time. */
export const endEarly = fc.tuple(which, fc.integer({ min: 0, max: 96 })).map(([number, hours]) =>
  command(
    `endEarly(rental on trip ${number}, after ${hours} hours)`,
    async (scene) => {
      const rental = pick(out(scene.model), number);
      await passTime(scene, Math.max(0, Math.min(hours * HOUR, rental.endsAt - HOUR - scene.model.now)));
      await exchange(
        scene,
        () => ({ outcome: endTripEarly(scene.model, rental) }),
        () =>
          scene.system.byAdmin('PUT', `/console/${resourceOf(rental)}/${rental.id}/trip`, {
            status: 'RETURNED',
            reason: 'No phone at hand',
            early: 'OPERATOR',
          }),
      );
    },
    (model) => out(model).length > 0,
  ),
);

/** Records a trip afterwards, around the first second at which it is allowed. */
export const recordAfterwards = fc
  .tuple(which, fc.constantFrom(-1, 0, 3600), fc.boolean())
  .map(([number, seconds, isBack]) =>
    command(
      `recordAfterwards(confirmed rental ${number}, ${seconds} s after its end, ${isBack ? 'back' : 'still out'})`,
      async (scene) => {
        const rental = pick(confirmed(scene.model), number);
        await passTime(scene, Math.max(0, rental.endsAt + (seconds - 1) * SECOND - scene.model.now));
        const body = {
          pickedUpAt: new Date(rental.startsAt).toISOString(),
          ...(isBack && { returnedAt: new Date(rental.endsAt).toISOString() }),
          note: 'Recorded the next day.',
        };
        await exchange(
          scene,
          () => ({ outcome: recordTrip(scene.model, rental, isBack) }),
          () => scene.system.byAdmin('POST', `/console/rentals/${rental.id}/trip-record`, body),
        );
      },
      (model) => confirmed(model).length > 0,
    ),
  );
