import 'reflect-metadata';

import { besideService } from './beside-service.js';
import type { EvidenceCheck } from './contract/rentals/evidence.js';
import { EvidenceQueries } from './modules/trips/index.js';
import { readEnvironment } from './platform/config/environment.js';

/** One line about a car: the contents of its chain, or the first item that fails the check. */
function lineOf({ items, filesRemoved, withoutItems, problem }: EvidenceCheck): string {
  const facts = `${items} items, ${filesRemoved} files removed, ${withoutItems} records without items`;
  if (!problem) return `fits: ${facts}`;
  const { position, kind, point, step, handoverId, fault } = problem;
  const what = [kind, point].filter(Boolean).join(' ');
  return `BROKEN at item ${position} of ${items}: ${what} of ${step} ${handoverId}, ${fault}`;
}

try {
  await besideService(readEnvironment(process.env), async (app) => {
    const evidence = app.get(EvidenceQueries, { strict: false });
    for (const { id, plate } of await evidence.cars()) {
      const check = await evidence.check(id);
      if (check.problem) process.exitCode = 1;
      console.log(`car ${id} ${plate ?? 'without plate'} ${lineOf(check)}`);
    }
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
