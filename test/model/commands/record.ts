import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { INSPECTION_POINTS, PHOTO_POINTS } from '../../support/inspection-points';
import { completeRecord, type Completion, lastReadingOf, saveRecord } from '../business/recording';
import { HOUR, LATE_HANDOVER, MINUTE, SECOND } from '../business/terms';
import { command, exchange, passTime, pick, type Scene } from '../command';
import type { ModelRecord, ModelRental } from '../model';
import { which } from './choices';
import { confirmed, out } from './trip';

/** SQL: inserts the photos of every point and the signature, without their files. */
const ADD_PHOTOS = `
  WITH points AS (SELECT gen_random_uuid() AS id, point FROM unnest($2::text[]) AS point),
  files AS (INSERT INTO documents (id, customer_id, kind, storage_key, content_type, bytes, sha256)
            SELECT id, $3, 'RENTAL_PHOTO', 'model/' || id, 'image/jpeg', 1, id::text FROM points)
  INSERT INTO handover_photos (id, handover_id, document_id, point, captured_at)
  SELECT id, $1, id, point, app_now() FROM points`;

export const USUAL: Completion = { isChecked: false, allowBalance: true, isDelayNamed: true, ago: 0 };

/** Staff record a step with the form; the odometer of the car has risen by `km`. */
export async function record(
  scene: Scene,
  rental: ModelRental,
  kind: ModelRecord['kind'],
  { km, fuel, ...completion }: Completion & Pick<ModelRecord, 'km' | 'fuel'>,
): Promise<void> {
  const { model, system } = scene;
  const before = lastReadingOf(model, rental.car)?.km ?? 40_000;
  const draft: ModelRecord = { id: randomUUID(), rental, kind, km: before + km, fuel, isComplete: false };
  const body = { rentalId: rental.id, kind, odometer: draft.km, fuel, fine: INSPECTION_POINTS, marks: [] };
  const { outcome } = await exchange(
    scene,
    () => ({ outcome: saveRecord(model, draft) }),
    () => system.byAdmin('PUT', `/console/handovers/${draft.id}`, body),
  );
  if (outcome.http !== 200) return;
  await system.server.db.query(ADD_PHOTOS, [draft.id, [...PHOTO_POINTS, 'SIGNATURE'], rental.customer.id]);
  await complete(scene, draft, completion);
}

async function complete(scene: Scene, record: ModelRecord, completion: Completion): Promise<void> {
  const { model, system } = scene;
  const { isChecked, allowBalance, isDelayNamed, ago } = completion;
  await exchange(
    scene,
    () => ({ outcome: completeRecord(model, record, completion) }),
    () =>
      system.byAdmin('POST', `/console/handovers/${record.id}/completion`, {
        confirmation: 'SIGNATURE',
        confirmed: isChecked,
        allowBalance,
        reason: 'It was so.',
        ...(isDelayNamed && { delayedBy: 'CUSTOMER' }),
        ...(record.kind === 'RETURN' && ago > 0 && { returnedAt: new Date(model.now - ago).toISOString() }),
      }),
  );
}

const mostly = fc.constantFrom(true, true, true, false);
const km = fc.constantFrom(0, 40, 300, 450, 700, 2300, -1);
const completion = fc.record({
  km,
  fuel: fc.constantFrom(8, 8, 5, 0),
  isChecked: fc.boolean(),
  allowBalance: fc.boolean(),
  isDelayNamed: mostly,
  ago: fc.constantFrom(0, 0, 40 * MINUTE, 3 * HOUR),
});
const textOf = ({
  km,
  fuel,
  isChecked,
  allowBalance,
  isDelayNamed,
  ago,
}: Completion & Pick<ModelRecord, 'km' | 'fuel'>): string =>
  [
    `${km} km more`,
    ...(fuel < 8 ? [`${fuel}/8 of the tank`] : []),
    ...(isChecked ? ['checked'] : []),
    ...(allowBalance ? ['although money is owed'] : []),
    ...(isDelayNamed ? [] : ['no cause']),
    ...(ago > 0 ? [`${ago / MINUTE} minutes ago`] : []),
  ].join(', ');

/** Records a handover around its first or last possible second, or the second when it becomes late. */
export const recordHandover = fc
  .tuple(which, fc.constantFrom('first', 'late', 'last'), fc.constantFrom(0, 0, -1, 1), completion)
  .map(([number, limit, seconds, input]) =>
    command(
      `recordHandover(confirmed rental ${number}, ${seconds} s after the ${limit} second, ${textOf(input)})`,
      async (scene) => {
        const rental = pick(confirmed(scene.model), number);
        const { startsAt, endsAt } = rental;
        const at = { first: startsAt - HOUR, late: startsAt + LATE_HANDOVER, last: endsAt }[limit];
        // Saving and completing take one second each.
        await passTime(scene, Math.max(0, at + (seconds - 2) * SECOND - scene.model.now));
        await record(scene, rental, 'HANDOVER', input);
      },
      (model) => confirmed(model).length > 0,
    ),
  );

/** Records a return immediately, or some hours after the return time. */
export const recordReturn = fc
  .tuple(which, fc.constantFrom(null, 0, 3, 30), completion)
  .map(([number, late, input]) =>
    command(
      `recordReturn(rental on trip ${number}, ${late === null ? 'at once' : `${late} hours after its end`}, ${textOf(input)})`,
      async (scene) => {
        const rental = pick(out(scene.model), number);
        if (late !== null) await passTime(scene, Math.max(0, rental.endsAt + late * HOUR - scene.model.now));
        await record(scene, rental, 'RETURN', input);
      },
      (model) => out(model).length > 0,
    ),
  );

/** Completes any record, even if it is already complete or the rental is past this step. */
export const completeAgain = fc.tuple(which, completion).map(([number, input]) =>
  command(
    `completeAgain(record ${number}, ${textOf(input)})`,
    (scene) => complete(scene, pick(scene.model.records, number), input),
    (model) => model.records.length > 0,
  ),
);
