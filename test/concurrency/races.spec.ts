import { Arena } from './arena';
import { type Command, COMMANDS } from './commands';
import { brokenInvariants } from './invariants';
import { runTogether } from './pair-rounds';
import { randomFrom } from './random';
import { summarise } from './summary';
import type { WorldName } from './world-specs';
import type { World } from './worlds';

const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 50);
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const PARALLEL = 4;
/** A busy machine takes several times as long as an idle one. */
const TIMEOUT_MS = 900_000 + ROUNDS * 1_000;

const command = (name: string): Command => COMMANDS.find((one) => one.name === name)!;

describe(`two earlier races, ${ROUNDS} rounds each`, () => {
  let arena: Arena;
  const random = randomFrom(SEED);

  beforeAll(async () => {
    arena = await Arena.open(PARALLEL);
  });
  afterAll(() => arena.close());

  /** What went wrong in each round, in which `problem` looks at the world afterwards. */
  async function race(
    name: string,
    pair: [string, string],
    worldName: WorldName,
    problem: (world: World, answers: [string, string]) => Promise<string | null>,
  ): Promise<string[]> {
    const [first, second] = [command(pair[0]), command(pair[1])];
    const problems: string[] = [];
    let begun = 0;
    const worker = async (): Promise<void> => {
      while (begun < ROUNDS) {
        begun += 1;
        await arena.withWorld(worldName, async (world) => {
          const answers = await runTogether(arena, world, { first, second }, random);
          const found = [await problem(world, answers), ...(await brokenInvariants(arena.db, world))];
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
        async (world, [booked, released]) => {
          const next = await arena.run(command('hold by another customer'), world, 1);
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
        async (world, answers) => {
          const { rows } = await arena.db.query<{ status: string }>(
            'SELECT status FROM rentals WHERE id = $1',
            [world.rentalId],
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
