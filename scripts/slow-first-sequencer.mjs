// Starts the slowest spec files first, so that no core waits for a long one at the end.
import { relative, sep } from 'node:path';
import Sequencer from '@jest/test-sequencer';
import { ROOT } from './prepare.mjs';

/** The slowest first. A file that is missing here runs after them, the largest first. */
const SLOW = [
  'test/browser/screens/console-screens.spec.ts',
  'test/browser/screens/renting-screens.spec.ts',
  'test/concurrency/pairs.spec.ts',
  'test/browser/screens/account-screens.spec.ts',
  'test/browser/screens/public-screens.spec.ts',
  'test/browser/bad-network.spec.ts',
  'test/browser/site/errors-account.spec.ts',
  'test/api/platform/shutdown.spec.ts',
  'test/api/console/console-scale.spec.ts',
  'test/browser/console-people.spec.ts',
  'test/api/platform/files-hostile.spec.ts',
  'test/api/rentals/unpaid-rentals.spec.ts',
  'test/browser/console-money.spec.ts',
  'test/browser/main-job.spec.ts',
  'test/api/platform/demo.spec.ts',
  'test/api/platform/idempotency-keys.spec.ts',
  'test/model/model.spec.ts',
  'test/sql-check/sql-check.spec.ts',
  'test/browser/screens/console-empty-screens.spec.ts',
  'test/import-rules/import-rules.spec.ts',
];

const BaseSequencer = Sequencer.default ?? Sequencer;

export default class SlowFirstSequencer extends BaseSequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const position = SLOW.indexOf(relative(ROOT, path).split(sep).join('/'));
      return position < 0 ? SLOW.length : position;
    };
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b));
  }
}
