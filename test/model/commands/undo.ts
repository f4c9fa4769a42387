import fc from 'fast-check';
import { SECOND } from '../business/terms';
import { undoMove } from '../business/undoing';
import { command, exchange, passTime, pick, type Scene } from '../command';
import type { ModelRental } from '../model';
import { which } from './choices';

async function undo(scene: Scene, rental: ModelRental): Promise<void> {
  const { rows } = await scene.system.server.db.query<{ id: number }>(
    'SELECT max(id) AS id FROM valid_moves WHERE rental_id = $1',
    [rental.id],
  );
  const body = { moveId: rows[0]!.id, reason: 'The wrong booking was open.' };
  await exchange(
    scene,
    () => ({ outcome: undoMove(scene.model, rental) }),
    () => scene.system.byAdmin('POST', `/console/rentals/${rental.id}/undo`, body),
  );
}

const isMoved = ({ moves }: ModelRental): boolean => moves.at(-1)?.isByStaff === true;

/** Undoes the last change by staff, immediately or around a time limit. */
export const undoLastMove = fc
  .tuple(which, fc.constantFrom(0, 0, 0, 1799, 1800, 86_399, 86_400))
  .map(([number, seconds]) =>
    command(
      `undoLastMove(moved rental ${number}, after ${seconds} s)`,
      async (scene) => {
        const rental = pick(scene.model.rentals.filter(isMoved), number);
        await passTime(scene, seconds * SECOND);
        await undo(scene, rental);
      },
      (model) => model.rentals.some(isMoved),
    ),
  );

export const undoAnyMove = which.map((number) =>
  command(
    `undoAnyMove(rental ${number})`,
    (scene) => undo(scene, pick(scene.model.rentals, number)),
    (model) => model.rentals.length > 0,
  ),
);
