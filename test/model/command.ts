import type { AsyncCommand } from 'fast-check';
import { endDueRentals } from './business/deadlines';
import { expireHolds } from './business/holding';
import { restoreDebts } from './business/ledger';
import type { Outcome } from './business/outcome';
import { SECOND } from './business/terms';
import type { Model } from './model';
import type { Answer, ModelSystem } from './model-system';
import { readSnapshot, snapshotOf } from './snapshot';

/** A command acts on the model and on the service. */
export interface Scene {
  model: Model;
  system: ModelSystem;
}

export type ModelCommand = AsyncCommand<Model, ModelSystem>;

/** The maximum number of commands in a run. */
export const MAX_COMMANDS = Number(process.env['MODEL_COMMANDS'] ?? 40);

const executed = new Map<string, number>();
const answered = new Map<string, number>();

/** How often each command ran, by the first word of its text. */
export const executedCommands = (): ReadonlyMap<string, number> => executed;

/** How often the service answered with each code. */
export const answeredCodes = (): ReadonlyMap<string, number> => answered;

const count = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};

/** The service and the model are in the same state. */
export async function compare({ model, system }: Scene): Promise<void> {
  expect(await readSnapshot(model, system)).toEqual(snapshotOf(model));
}

/**
 * One step of a run. `text` describes it in a counterexample; it is skipped unless `isPossible` is true.
 * Afterwards the model and the service are in the same state.
 */
export function command(
  text: string,
  act: (scene: Scene) => Promise<void>,
  isPossible: (model: Model) => boolean = () => true,
): ModelCommand {
  return {
    check: (model) => model.executed < MAX_COMMANDS && isPossible(model),
    run: async (model, system) => {
      model.executed += 1;
      await act({ model, system });
      await compare({ model, system });
      count(executed, text.split('(')[0]!);
    },
    toString: () => text,
  };
}

/** Time passes, for the model and for the service. */
export async function passTime({ model, system }: Scene, milliseconds: number): Promise<void> {
  model.now += milliseconds;
  await system.setClock(model.now);
  expireHolds(model);
  const hasEnded = endDueRentals(model);
  restoreDebts(model);
  if (hasEnded) await system.runBackgroundWork();
}

/** Advances the clock by a second, then compares the service's response with the model's prediction. */
export async function exchange<Prediction extends { outcome: Outcome }>(
  scene: Scene,
  predict: () => Prediction,
  send: () => Promise<Answer>,
): Promise<Prediction & { answer: Answer }> {
  await passTime(scene, SECOND);
  const prediction = predict();
  restoreDebts(scene.model);
  const answer = await send();
  const { http, code } = answer;
  const message = answer.body.message;
  count(answered, String(code));
  expect({ http, code, message }).toEqual({ ...prediction.outcome, message });
  return { ...prediction, answer };
}

/** The `number`-th item, modulo their count. */
export const pick = <T>(list: readonly T[], number: number): T => list[number % list.length]!;
