import { type Command, COMMANDS } from './commands';
import type { FixtureName } from './fixture-specs';
import type { PairFixture } from './fixtures';
import { brokenInvariants } from './invariants';
import { PairHarness } from './pair-harness';
import { runTogether } from './pair-rounds';
import { randomFrom } from './random';
import { summarise } from './summary';

const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 20);
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const PARALLEL = 4;
/** A busy machine takes several times as long as an idle one. */
const TIMEOUT_MS = 900_000 + ROUNDS * 1_000;

const command = (name: string): Command => COMMANDS.find((one) => one.name === name)!;

describe(`two earlier races, ${ROUNDS} rounds each`, () => {
  let harness: PairHarness;
  const random = randomFrom(SEED);

  beforeAll(async () => {
    harness = await PairHarness.open(PARALLEL);
  });
  afterAll(() => harness.close());

  /** Runs both commands together in each round. Returns the problems that `problem` and the invariants find. */
  async function race(
    name: string,
    pair: [string, string],
    worldName: FixtureName,
    problem: (fixture: PairFixture, answers: [string, string]) => Promise<string | null>,
  ): Promise<string[]> {
    const [first, second] = [command(pair[0]), command(pair[1])];
    const problems: string[] = [];
    let begun = 0;
    const worker = async (): Promise<void> => {
      while (begun < ROUNDS) {
        begun += 1;
        await harness.withFixture(worldName, async (fixture) => {
          const answers = await runTogether(harness, fixture, { first, second }, random);
          const found = [await problem(fixture, answers), ...(await brokenInvariants(harness.db, fixture))];
          problems.push(...found.filter((one) => one !== null));
        });
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, worker));
    summarise(`races: ${name}: ${problems.length} of ${ROUNDS} rounds lost, seed ${SEED}`);
    return problems;
  }

  it(
    'never rents hours to one customer and then holds them for another',
    async () => {
      const problems = await race(
        'booking beside the release of its hold',
        ['book', 'release hold'],
        'booking to verify',
        async (fixture, [booked, released]) => {
          const next = await harness.run(command('hold by another customer'), fixture, 1);
          const isRight = booked === '201 1000' ? next === '409 1012' : next === '201 1000';
          return isRight ? null : `booked ${booked}, released ${released}, held by another customer ${next}`;
        },
      );
      expect(problems).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'confirms a booking whose customer and payment are decided at the same time',
    async () => {
      const problems = await race(
        'approval beside verification',
        ['approve customer', 'verify payment'],
        'booking to verify',
        async (fixture, answers) => {
          const { rows } = await harness.db.query<{ status: string }>(
            'SELECT status FROM rentals WHERE id = $1',
            [fixture.rentalId],
          );
          const { status } = rows[0]!;
          return status === 'CONFIRMED' ? null : `the booking is ${status} after ${answers.join(' and ')}`;
        },
      );
      expect(problems).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
