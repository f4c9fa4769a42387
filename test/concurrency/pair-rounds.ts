import { setTimeout as pause } from 'node:timers/promises';
import { allowanceFor } from './allowances';
import type { Command } from './commands';
import type { FixtureName } from './fixture-specs';
import type { PairFixture } from './fixtures';
import { brokenInvariants } from './invariants';
import type { PairHarness } from './pair-harness';
import { differences, readState } from './state';

const MAX_JITTER_MS = 3;

export interface Pair {
  first: Command;
  second: Command;
  fixture: FixtureName;
}

export interface Outcome {
  answers: [string, string];
  state: string;
  broken: string[];
}

export interface Failure {
  pair: string;
  fixture: FixtureName;
  problem: string;
  details: string[];
}

type Order = 'first then second' | 'second then first' | 'at the same time';

export const nameOf = ({ first, second }: Pick<Pair, 'first' | 'second'>): string =>
  `${first.name} | ${second.name}`;

/** Runs one pair of commands in equal fixtures: in both orders, and `rounds` times at the same time. */
export async function runPair(
  harness: PairHarness,
  pair: Pair,
  rounds: number,
  random: () => number,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  const fail = (problem: string, details: string[] = []): number =>
    failures.push({ pair: nameOf(pair), fixture: pair.fixture, problem, details });
  const serial: Outcome[] = [];
  const orders: Order[] = ['first then second'];
  // If a command is paired with itself, both orders are the same.
  if (pair.first !== pair.second) orders.push('second then first');
  /** Compares with the serial outcomes. The second order runs only if the first one does not match. */
  const isSerial = async (outcome: Outcome): Promise<boolean> => {
    for (const [index, order] of orders.entries()) {
      if (!serial[index]) {
        serial[index] = await runOnce(harness, pair, order, random);
        report(serial[index], order, fail);
      }
      const expected = serial[index];
      if (isSame(outcome, expected)) return true;
      const [a, b] = expected.answers;
      if (orders.length === 1 && isSame(outcome, { ...expected, answers: [b, a] })) return true;
    }
    return false;
  };
  for (let round = 0; round < rounds; round += 1) {
    const outcome = await runOnce(harness, pair, 'at the same time', random);
    report(outcome, 'at the same time', fail);
    if (await isSerial(outcome)) continue;
    if (allowanceFor(pair, outcome, serial)) continue;
    fail('the outcome is not one of the two serial ones', explain(outcome, serial));
  }
  return failures;
}

/** Runs each serial order twice, and returns the differences between the two outcomes. */
export async function changesBetweenRuns(
  harness: PairHarness,
  pair: Pair,
  random: () => number,
): Promise<string[]> {
  const changes: string[] = [];
  for (const order of ['first then second', 'second then first'] as const) {
    const [once, again] = [
      await runOnce(harness, pair, order, random),
      await runOnce(harness, pair, order, random),
    ];
    if (!isSame(once, again))
      changes.push(`${nameOf(pair)} (${pair.fixture}), ${order}`, ...explain(again, [once]));
  }
  return changes;
}

/** Runs both commands at the same time, each through its own process, with up to 3 ms between their starts. */
export async function runTogether(
  harness: PairHarness,
  fixture: PairFixture,
  { first, second }: Pick<Pair, 'first' | 'second'>,
  random: () => number,
): Promise<[string, string]> {
  const start = async (command: Command, process: 0 | 1): Promise<string> => {
    const delay = random() * MAX_JITTER_MS * 2 - MAX_JITTER_MS;
    if (delay >= 1) await pause(delay);
    return harness.run(command, fixture, process);
  };
  const isSwapped = random() < 0.5;
  const begun = isSwapped
    ? [start(second, 0), start(first, 1)].reverse()
    : [start(first, 0), start(second, 1)];
  return (await Promise.all(begun)) as [string, string];
}

function runOnce(harness: PairHarness, pair: Pair, order: Order, random: () => number): Promise<Outcome> {
  const { first, second } = pair;
  return harness.withFixture(pair.fixture, async (fixture) => {
    let answers: [string, string];
    if (order === 'first then second') {
      const answer = await harness.run(first, fixture, 0);
      answers = [answer, await harness.run(second, fixture, 0)];
    } else if (order === 'second then first') {
      const answer = await harness.run(second, fixture, 0);
      answers = [await harness.run(first, fixture, 0), answer];
    } else {
      answers = await runTogether(harness, fixture, pair, random);
    }
    return {
      answers: sameAnswers(pair, answers),
      state: await readState(harness.db, fixture),
      broken: await brokenInvariants(harness.db, fixture),
    };
  });
}

function sameAnswers({ first, second }: Pair, [a, b]: [string, string]): [string, string] {
  const through = (answer: string, other: Command): string =>
    answer === other.sameAnswer?.of ? other.sameAnswer.as : answer;
  return [through(a, second), through(b, first)];
}

function report(
  { answers, broken }: Outcome,
  order: Order,
  fail: (problem: string, details?: string[]) => void,
): void {
  for (const name of broken) fail(`${order}: broken: ${name}`, [`answers ${answers.join(' and ')}`]);
  if (answers.some((answer) => answer.startsWith('5')))
    fail(`${order}: server error`, [answers.join(' and ')]);
}

function isSame(outcome: Outcome, expected: Outcome): boolean {
  return outcome.answers.join() === expected.answers.join() && outcome.state === expected.state;
}

function explain(outcome: Outcome, serial: Outcome[]): string[] {
  return [
    `answers ${outcome.answers.join(' and ')}; one after the other: ${serial.map(({ answers }) => answers.join(' and ')).join(', or ')}`,
    ...serial.map(
      (expected, index) =>
        `order ${index + 1}: ${differences(outcome.state, expected.state).join('; ') || 'the same state'}`,
    ),
  ];
}
