import fc from 'fast-check';
import type { DisputeReply } from '../../../backend/contract/rentals/settlements';
import {
  acceptAtCounter as accept,
  acceptSettlement,
  addLine,
  amountAfter,
  disputeSettlement,
  issueByStaff,
  removeLine,
  replyToDispute,
  settlementOf,
  sumOfLines,
} from '../business/settling';
import { command, exchange, pick, type Scene } from '../command';
import type { Model, ModelCustomer, ModelRental } from '../model';
import { customer, which } from './choices';

interface Sheet {
  id: number;
  version: number;
  path: string;
  /** The ids of the lines of the settlement. */
  lines: number[];
}

/** @param later Index of a later charge, from 0; if absent, the settlement of the return */
export async function sheetOf({ system }: Scene, { id }: ModelRental, later?: number): Promise<Sheet> {
  const { rows } = await system.server.db.query<Sheet>(
    `SELECT s.id, s.version, '/api/rentals/' || r.reference || '/settlements/' || s.number AS path,
            ARRAY(SELECT id FROM settlement_lines WHERE settlement_id = s.id ORDER BY id) AS lines
       FROM settlements s JOIN rentals r ON r.id = s.rental_id WHERE r.id = $1 AND s.state <> 'VOID' AND s.is_later = $2
      ORDER BY s.number OFFSET $3`,
    [id, later !== undefined, later ?? 0],
  );
  return rows[0]!;
}

const inState =
  (...states: ReturnType<typeof settlementOf>[]) =>
  ({ rentals }: Model): ModelRental[] =>
    rentals.filter((rental) => states.includes(settlementOf(rental)));

/** Returns the rentals whose settlement is in one of these states, or all with a settlement if there are none. */
const sheets =
  (...states: ReturnType<typeof settlementOf>[]) =>
  (model: Model): ModelRental[] => {
    const usual = inState(...states)(model);
    return usual.length > 0 ? usual : inState('DRAFT', 'ISSUED', 'DISPUTED', 'FINAL')(model);
  };

const drafts = sheets('DRAFT');
const issued = sheets('ISSUED');

/** Adds a line; a negative amount is a credit. */
async function addLineTo(scene: Scene, rental: ModelRental, rupees: number): Promise<void> {
  const { model, system } = scene;
  const { id, version } = await sheetOf(scene, rental);
  const form = new FormData();
  form.set('version', String(version));
  form.set('kind', rupees < 0 ? 'CREDIT' : 'OTHER');
  form.set('amount', String(Math.abs(rupees)));
  form.set('text', 'The key was lost.');
  if (rupees > 0) form.set('photos', new Blob([new Uint8Array(system.screenshot)]), 'key.png');
  await exchange(
    scene,
    () => ({ outcome: addLine(model, rental, Math.round(rupees * 100)) }),
    () => system.byAdmin('PUT', `/console/settlements/${id}/lines`, form),
  );
}

export async function issue(scene: Scene, rental: ModelRental): Promise<void> {
  const { model, system } = scene;
  const { id, version } = await sheetOf(scene, rental);
  const body = { version, expectedTotal: sumOfLines(rental) / 100 };
  await exchange(
    scene,
    () => ({ outcome: issueByStaff(model, rental) }),
    () => system.byAdmin('PUT', `/console/settlements/${id}/issue`, body),
  );
}

/** Staff charge a returned rental. */
export async function charge(scene: Scene, rental: ModelRental, rupees: number): Promise<void> {
  await addLineTo(scene, rental, rupees);
  await issue(scene, rental);
}

export const addAnyLine = fc
  .tuple(which, fc.constantFrom(450.5, 900, 9000, -300, -20_000))
  .map(([number, rupees]) =>
    command(
      `addLine(draft settlement ${number}, ${rupees})`,
      (scene) => addLineTo(scene, pick(drafts(scene.model), number), rupees),
      (model) => drafts(model).length > 0,
    ),
  );

/** Staff remove a line, which may be a computed one. */
export const removeAnyLine = fc.tuple(which, which).map(([number, of]) => {
  const withLines = (model: Model): ModelRental[] => drafts(model).filter(({ lines }) => lines.length > 0);
  return command(
    `removeLine(draft settlement ${number}, line ${of})`,
    async (scene) => {
      const rental = pick(withLines(scene.model), number);
      const { id, version, lines } = await sheetOf(scene, rental);
      const line = of % rental.lines.length;
      await exchange(
        scene,
        () => ({ outcome: removeLine(scene.model, rental, line) }),
        () => scene.system.byAdmin('DELETE', `/console/settlements/${id}/lines/${lines[line]}`, { version }),
      );
    },
    (model) => withLines(model).length > 0,
  );
});

export const issueAny = which.map((number) =>
  command(
    `issueSettlement(draft settlement ${number})`,
    (scene) => issue(scene, pick(drafts(scene.model), number)),
    (model) => drafts(model).length > 0,
  ),
);

export const answerer = fc.option(customer, { freq: 6 });
export const answererOf = ({ model }: Scene, rental: ModelRental, other: number | null): ModelCustomer =>
  other === null ? rental.customer : model.customers[other]!;
export const answererText = (other: number | null): string =>
  other === null ? '' : `, by customer ${other}`;

export const acceptAny = fc.tuple(which, answerer).map(([number, other]) =>
  command(
    `acceptSettlement(issued settlement ${number}${answererText(other)})`,
    async (scene) => {
      const rental = pick(issued(scene.model), number);
      const by = answererOf(scene, rental, other);
      const { path } = await sheetOf(scene, rental);
      await exchange(
        scene,
        () => ({ outcome: acceptSettlement(scene.model, by, rental) }),
        () => scene.system.byCustomer(by, 'POST', `${path}/acceptance`, {}),
      );
    },
    (model) => issued(model).length > 0,
  ),
);

/** Staff record the acceptance of a settlement with a signature. */
export async function acceptAtCounter(scene: Scene, rental: ModelRental): Promise<void> {
  const { model, system } = scene;
  const { id, version } = await sheetOf(scene, rental);
  await exchange(
    scene,
    () => ({ outcome: accept(model, rental) }),
    () => system.byAdmin('PUT', `/console/settlements/${id}/acceptance`, signed(scene, version)),
  );
}

export function signed({ system }: Scene, version: number): FormData {
  const form = new FormData();
  form.set('version', String(version));
  form.set('confirmation', 'SIGNATURE');
  form.set('signature', new Blob([new Uint8Array(system.screenshot)]), 'signature.png');
  return form;
}

export const acceptAnyAtCounter = which.map((number) =>
  command(
    `acceptAtCounter(issued settlement ${number})`,
    (scene) => acceptAtCounter(scene, pick(issued(scene.model), number)),
    (model) => issued(model).length > 0,
  ),
);

const isDisputable = ({ lines }: ModelRental): boolean => lines.some(({ amount }) => amount > 0);
const disputable = (model: Model): ModelRental[] => issued(model).filter(isDisputable);

/** A customer disputes the first charge of a settlement, or all charges. */
export const disputeAny = fc.tuple(which, fc.boolean(), answerer).map(([number, isWhole, other]) =>
  command(
    `disputeSettlement(issued settlement ${number}, ${isWhole ? 'all charges' : 'one charge'}${answererText(other)})`,
    async (scene) => {
      const rental = pick(disputable(scene.model), number);
      const by = answererOf(scene, rental, other);
      const { path, lines } = await sheetOf(scene, rental);
      const charges = rental.lines.flatMap(({ amount }, index) => (amount > 0 ? [index] : []));
      const disputed = isWhole ? charges : charges.slice(0, 1);
      const form = new FormData();
      const stated = disputed.map((index) => ({ lineId: lines[index], text: 'I was on time.', photos: 0 }));
      form.set('lines', JSON.stringify(stated));
      await exchange(
        scene,
        () => ({ outcome: disputeSettlement(scene.model, by, rental, disputed) }),
        () => scene.system.byCustomer(by, 'POST', `${path}/dispute`, form),
      );
    },
    (model) => disputable(model).length > 0,
  ),
);

const disputed = inState('DISPUTED');

export const replyToAny = fc
  .tuple(which, fc.constantFrom<DisputeReply>('KEPT', 'REDUCED', 'WITHDRAWN'))
  .map(([number, reply]) =>
    command(
      `replyToDispute(disputed settlement ${number}, ${reply})`,
      async (scene) => {
        const { model, system } = scene;
        const rental = pick(disputed(model), number);
        const { id, version, lines } = await sheetOf(scene, rental);
        const replies = rental.lines.flatMap(({ amount, isDisputed }, index) =>
          isDisputed
            ? [
                {
                  lineId: lines[index],
                  reply,
                  text: 'We compared the photos.',
                  ...(reply === 'REDUCED' && { amount: amountAfter(reply, amount) / 100 }),
                },
              ]
            : [],
        );
        await exchange(
          scene,
          () => ({ outcome: replyToDispute(model, rental, reply) }),
          () => system.byAdmin('PUT', `/console/settlements/${id}/replies`, { version, replies }),
        );
      },
      (model) => disputed(model).length > 0,
    ),
  );
