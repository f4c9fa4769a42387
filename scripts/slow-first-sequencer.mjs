// Starts the slowest spec files first, so that no core waits for a long one at the end.
import { relative, sep } from 'node:path';
import Sequencer from '@jest/test-sequencer';
import { ROOT } from './prepare.mjs';

/** The slowest first. A file that is missing here runs after them, the largest first. */
const SLOW = [
  'test/browser/screens/console-screens.spec.ts',
  'test/browser/screens/public-screens.spec.ts',
  'test/browser/screens/renting-screens.spec.ts',
  'test/browser/screens/account-screens.spec.ts',
  'test/concurrency/pairs.spec.ts',
  'test/browser/bad-network.spec.ts',
  'test/browser/main-job.spec.ts',
  'test/browser/console-people.spec.ts',
  'test/browser/keyboard.spec.ts',
  'test/model/model.spec.ts',
  'test/import-rules/import-rules.spec.ts',
  'test/api/platform/demo.spec.ts',
  'test/api/console/console-scale.spec.ts',
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
