import fc from 'fast-check';
import { deadlineOf } from '../business/deadlines';
import { releaseFrom } from '../business/deposits';
import { finalAt, issueAt } from '../business/settling';
import { DAY, HOUR, MINUTE, SECOND } from '../business/terms';
import { command, passTime, pick } from '../command';
import type { Model, ModelRental } from '../model';
import { which } from './choices';
import { liveHolds } from './hold';
import { unpaidRentals } from './pay';

const JUMPS = {
  '5 minutes': 5 * MINUTE,
  '16 minutes': 16 * MINUTE,
  '31 minutes': 31 * MINUTE,
  '65 minutes': 65 * MINUTE,
  '11 hours': 11 * HOUR,
  '25 hours': 25 * HOUR,
  '2 days': 2 * DAY,
};

export const wait = fc
  .constantFrom<keyof typeof JUMPS>(
    '5 minutes',
    '5 minutes',
    ...(Object.keys(JUMPS) as (keyof typeof JUMPS)[]),
  )
  .map((jump) => command(`wait(${jump})`, (scene) => passTime(scene, JUMPS[jump])));

/** Waits until a few seconds before or after the end of a hold; a command takes one second. */
export const waitForHoldToEnd = fc.tuple(which, fc.integer({ min: -2, max: 1 })).map(([number, seconds]) =>
  command(
    `waitForHoldToEnd(live hold ${number}, ${seconds} s after it)`,
    async (scene) => {
      const { expiresAt } = pick(liveHolds(scene.model), number);
      await passTime(scene, Math.max(0, expiresAt - scene.model.now + seconds * SECOND));
    },
    (model) => liveHolds(model).length > 0,
  ),
);

/** Waits until a few seconds before or after an unpaid rental expires. */
export const waitForDeadline = fc.tuple(which, fc.integer({ min: -2, max: 1 })).map(([number, seconds]) =>
  command(
    `waitForDeadline(unpaid rental ${number}, ${seconds} s after it)`,
    async (scene) => {
      const { model } = scene;
      const deadline = deadlineOf(model, pick(unpaidRentals(model), number));
      await passTime(scene, Math.max(0, deadline - model.now + seconds * SECOND));
    },
    (model) => unpaidRentals(model).length > 0,
  ),
);

/** Waits until a limit of the cancellation policy, so that the next command runs within a second of it. */
export const waitForPickup = fc
  .tuple(which, fc.constantFrom(48, 24, 1, 0, -30), fc.integer({ min: -2, max: 1 }))
  .map(([number, hours, seconds]) =>
    command(
      `waitForPickup(rental ${number}, ${seconds} s after ${hours} hours before it)`,
      async (scene) => {
        const { startsAt } = pick(scene.model.rentals, number);
        const to = startsAt - hours * HOUR + seconds * SECOND;
        await passTime(scene, Math.max(0, to - scene.model.now));
      },
      (model) => model.rentals.length > 0,
    ),
  );

/** Waits until around the release of a deposit, the issue of a settlement, or the time limit to dispute it. */
export const waitForSettlement = fc.tuple(which, fc.integer({ min: -2, max: 1 })).map(([number, seconds]) =>
  command(
    `waitForSettlement(unsettled rental ${number}, ${seconds} s after the next change)`,
    async (scene) => {
      const { model } = scene;
      const to = nextChangeOf(pick(unsettled(model), number), model.now);
      await passTime(scene, Math.max(0, to - model.now + seconds * SECOND));
    },
    (model) => unsettled(model).length > 0,
  ),
);

const unsettled = (model: Model): ModelRental[] =>
  model.rentals.filter(({ status, settledAt }) => status === 'RETURNED' && settledAt === null);

function nextChangeOf(rental: ModelRental, now: number): number {
  const end = rental.issuedAt === null ? issueAt(rental) : finalAt(rental);
  const release = releaseFrom(rental);
  return release > now && release < end ? release : end;
}
