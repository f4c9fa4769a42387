import fc from 'fast-check';
import type { DisputeReply } from '../../../backend/contract/rentals/settlements';
import {
  acceptLater,
  addChallan,
  disputeLater,
  issueLater,
  laterStateOf,
  replyToLater,
} from '../business/later-charges';
import { DONE } from '../business/outcome';
import { amountAfter, finalAt, settlementOf } from '../business/settling';
import { SECOND } from '../business/terms';
import { command, exchange, passTime, pick, type Scene } from '../command';
import type { Model, ModelLaterCharge, ModelRental } from '../model';
import { which } from './choices';
import { answerer, answererOf, answererText, sheetOf, signed } from './settle';

interface Later {
  rental: ModelRental;
  charge: ModelLaterCharge;
  number: number;
}

const laterOf = ({ rentals }: Model): Later[] =>
  rentals.flatMap((rental) => rental.later.map((charge, number) => ({ rental, charge, number })));
const inState =
  (...states: ReturnType<typeof laterStateOf>[]) =>
  (model: Model): Later[] =>
    laterOf(model).filter(({ charge }) => states.includes(laterStateOf(charge)));

/** Returns the later charges that wait for the customer, or all if there are none. */
const waiting = (model: Model): Later[] => {
  const usual = inState('ISSUED')(model);
  return usual.length > 0 ? usual : laterOf(model);
};
const disputed = inState('DISPUTED');
const unsettled = inState('ISSUED', 'DISPUTED');

const returned = ({ rentals }: Model): ModelRental[] => {
  const usual = rentals.filter(({ status }) => status === 'CLOSED');
  return usual.length > 0 ? usual : rentals;
};

/** An admin charges a challan. A later charge is sent to the customer immediately. */
async function chargeChallan(scene: Scene, rental: ModelRental, rupees: number): Promise<void> {
  const { model, system } = scene;
  const amount = Math.round(rupees * 100);
  const form = new FormData();
  for (const [name, value] of [
    ['kind', 'CHALLAN'],
    ['amount', String(rupees)],
    ['text', 'Speeding on FC Road'],
  ] as const)
    form.set(name, value);
  form.set('photos', new Blob([new Uint8Array(system.screenshot)]), 'challan.png');
  const { outcome, isLater } = await exchange(
    scene,
    () => ({
      isLater: settlementOf(rental) !== 'DRAFT',
      outcome: addChallan(model, rental, amount),
    }),
    () => system.byAdmin('POST', `/console/rentals/${rental.id}/later-charges`, form),
  );
  if (!isLater || outcome !== DONE) return;
  const { id, version } = await sheetOf(scene, rental, rental.later.length);
  await exchange(
    scene,
    () => ({ outcome: issueLater(model, rental, amount) }),
    () => system.byAdmin('PUT', `/console/settlements/${id}/issue`, { version, expectedTotal: rupees }),
  );
}

async function acceptAtCounter(scene: Scene, { rental, charge, number }: Later): Promise<void> {
  const { id, version } = await sheetOf(scene, rental, number);
  await exchange(
    scene,
    () => ({ outcome: acceptLater(scene.model, null, rental, charge) }),
    () => scene.system.byAdmin('PUT', `/console/settlements/${id}/acceptance`, signed(scene, version)),
  );
}

export const chargeAnyChallan = fc
  .tuple(which, fc.constantFrom(500, 1250.5), fc.boolean())
  .map(([number, rupees, isAccepted]) =>
    command(
      `chargeChallan(closed rental ${number}, ${rupees}${isAccepted ? ', accepted at the counter' : ''})`,
      async (scene) => {
        const rental = pick(returned(scene.model), number);
        const before = rental.later.length;
        await chargeChallan(scene, rental, rupees);
        const charge = rental.later[before];
        if (charge && isAccepted) await acceptAtCounter(scene, { rental, charge, number: before });
      },
      (model) => returned(model).length > 0,
    ),
  );

export const acceptAnyLater = fc.tuple(which, answerer).map(([number, other]) =>
  command(
    `acceptLater(later charge ${number}${answererText(other)})`,
    async (scene) => {
      const { rental, charge, number: later } = pick(waiting(scene.model), number);
      const by = answererOf(scene, rental, other);
      const { path } = await sheetOf(scene, rental, later);
      await exchange(
        scene,
        () => ({ outcome: acceptLater(scene.model, by, rental, charge) }),
        () => scene.system.byCustomer(by, 'POST', `${path}/acceptance`, {}),
      );
    },
    (model) => laterOf(model).length > 0,
  ),
);

export const disputeAnyLater = fc.tuple(which, answerer).map(([number, other]) =>
  command(
    `disputeLater(later charge ${number}${answererText(other)})`,
    async (scene) => {
      const { rental, charge, number: later } = pick(waiting(scene.model), number);
      const by = answererOf(scene, rental, other);
      const { path, lines } = await sheetOf(scene, rental, later);
      const form = new FormData();
      form.set('lines', JSON.stringify([{ lineId: lines[0], text: 'I did not drive then.', photos: 0 }]));
      await exchange(
        scene,
        () => ({ outcome: disputeLater(scene.model, by, rental, charge) }),
        () => scene.system.byCustomer(by, 'POST', `${path}/dispute`, form),
      );
    },
    (model) => laterOf(model).length > 0,
  ),
);

export const replyToAnyLater = fc
  .tuple(which, fc.constantFrom<DisputeReply>('KEPT', 'REDUCED', 'WITHDRAWN'))
  .map(([number, reply]) =>
    command(
      `replyToLater(disputed later charge ${number}, ${reply})`,
      async (scene) => {
        const { model, system } = scene;
        const { rental, charge, number: later } = pick(disputed(model), number);
        const { id, version, lines } = await sheetOf(scene, rental, later);
        const amount = amountAfter(reply, charge.amount) / 100;
        const answer = { lineId: lines[0], reply, text: 'The photo shows the plate.' };
        const replies = [reply === 'REDUCED' ? { ...answer, amount } : answer];
        await exchange(
          scene,
          () => ({ outcome: replyToLater(model, rental, charge, reply) }),
          () => system.byAdmin('PUT', `/console/settlements/${id}/replies`, { version, replies }),
        );
      },
      (model) => disputed(model).length > 0,
    ),
  );

/** Waits until shortly before or after the time limit to dispute a later charge, or to answer its dispute. */
export const waitForLater = fc.tuple(which, fc.integer({ min: -2, max: 1 })).map(([number, seconds]) =>
  command(
    `waitForLater(open later charge ${number}, ${seconds} s after its last second)`,
    async (scene) => {
      const { model } = scene;
      const { charge } = pick(unsettled(model), number);
      await passTime(scene, Math.max(0, finalAt(charge) - model.now + seconds * SECOND));
    },
    (model) => unsettled(model).length > 0,
  ),
);
