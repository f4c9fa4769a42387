import type { AsyncCommand } from 'fast-check';
import { endDueRentals } from './business/deadlines';
import { expireHolds } from './business/holding';
import { restoreDebts } from './business/ledger';
import type { Outcome } from './business/outcome';
import { SECOND } from './business/terms';
import type { Model } from './model';
import type { Answer, ModelSystem } from './model-system';
import { readSnapshot, snapshotOf } from './snapshot';

/** The model and the service that a command acts on. */
export interface Scene {
  model: Model;
  system: ModelSystem;
}

export type ModelCommand = AsyncCommand<Model, ModelSystem>;

/** The maximum number of commands in a run. */
export const MAX_COMMANDS = Number(process.env['MODEL_COMMANDS'] ?? 40);

const executed = new Map<string, number>();
const answered = new Map<string, number>();

/** Returns how often each command ran, by the first word of its text. */
export const executedCommands = (): ReadonlyMap<string, number> => executed;

/** Returns how often the service responded with each code. */
export const answeredCodes = (): ReadonlyMap<string, number> => answered;

const count = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};

/** Requires that the service and the model are in the same state. */
export async function compare({ model, system }: Scene): Promise<void> {
  expect(await readSnapshot(model, system)).toEqual(snapshotOf(model));
}

/**
 * Creates one step of a run, which also compares the model and the service afterwards. `text` describes the step in a
 * counterexample. The step is skipped unless `isPossible` returns true.
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

/** Advances the clock of the model and the service. */
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

/** Returns the item at index `number` modulo the length of the list. */
export const pick = <T>(list: readonly T[], number: number): T => list[number % list.length]!;
