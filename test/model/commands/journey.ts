import fc from 'fast-check';
import { HOUR } from '../business/terms';
import { command, compare, passTime, type Scene } from '../command';
import type { ModelRental } from '../model';
import { difference } from './choices';
import { decide, decideOn } from './decide';
import { choice, choiceText } from './hold';
import { record, USUAL } from './record';
import { refuse } from './refuse';
import { payAndRent } from './rent';
import { acceptAtCounter, charge } from './settle';
import { move } from './trip';

const END = fc.constantFrom<'confirmed' | 'car refused' | 'on trip' | 'returned' | 'charged' | 'settled'>(
  'confirmed',
  'confirmed',
  'car refused',
  'on trip',
  'returned',
  'charged',
  'settled',
);

/** Runs the usual steps of a rental, as far as they are possible. */
export const usualRental = fc
  .tuple(choice, difference, END, fc.boolean())
  .map(([choice, difference, end, hasForm]) =>
    command(
      `usualRental(${choiceText(choice)}, paid ${difference} beyond the total, ${end}${hasForm ? ', with the form' : ''})`,
      async (scene) => {
        const rental = await payAndRent(scene, choice, difference);
        if (!rental) return;
        await confirm(scene, rental);
        if (end === 'confirmed') return;
        await passTime(scene, Math.max(0, rental.startsAt - HOUR - scene.model.now));
        if (end === 'car refused') return refuse(scene, rental, rental.customer);
        const step = (to: 'ON_TRIP' | 'RETURNED', km: number): Promise<void> =>
          hasForm
            ? record(scene, rental, to === 'ON_TRIP' ? 'HANDOVER' : 'RETURN', { ...USUAL, km, fuel: 8 })
            : move(scene, rental, to);
        await step('ON_TRIP', 20);
        if (end === 'on trip') return;
        await step('RETURNED', 480);
        if (end === 'returned' || rental.status !== 'RETURNED') return;
        await charge(scene, rental, 900);
        if (end === 'settled') await acceptAtCounter(scene, rental);
      },
    ),
  );

export async function confirm(scene: Scene, rental: ModelRental): Promise<void> {
  // Reads the IDs of payments into the model.
  await compare(scene);
  const payment = scene.model.payments.findLast((paid) => paid.rental === rental)!;
  await decide(scene, payment, true);
  if (rental.action === 'reserve') await decideOn(scene, rental, 'CONFIRMED');
}
