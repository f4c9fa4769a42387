// Prints each spec file when it ends, the command to repeat a failed test, the slowest files, all failures again and the totals.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './prepare.mjs';

const SLOWEST = 10;
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
const asPattern = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

export default class TestReporter {
  files = [];
  failures = [];

  onRunStart({ numTotalTestSuites }) {
    this.total = numTotalTestSuites;
  }

  onTestResult({ context }, result) {
    const project = context.config.displayName?.name;
    const path = relative(ROOT, result.testFilePath);
    const time = result.perfStats.end - result.perfStats.start;
    this.files.push({ path, time });
    const failed = result.failureMessage !== null && result.failureMessage !== undefined;
    const counts = `${this.files.length}/${this.total}`.padStart(String(this.total).length * 2 + 1);
    console.log(`${counts} ${failed ? 'FAIL' : 'pass'} ${path} (${seconds(time)})`);
    if (!failed) return;
    const commands = commandsFor(project, path, result.testResults).map((command) => `  ${command}`);
    const failure = [result.failureMessage, ...commands].join('\n');
    this.failures.push(`FAIL ${path}\n${failure}`);
    console.log(failure);
  }

  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, startTime }) {
    const slowest = this.files.sort((a, b) => b.time - a.time).slice(0, SLOWEST);
    console.log(`\nThe slowest of ${this.files.length} files, run in ${seconds(Date.now() - startTime)}:`);
    for (const { path, time } of slowest) console.log(`${seconds(time).padStart(9)} ${path}`);
    const summary = process.env.TEST_SUMMARY;
    if (summary && existsSync(summary)) process.stdout.write(`\n${readFileSync(summary, 'utf8')}`);
    // Repeated, because a failure may be hundreds of lines above the end, and a truncated log keeps only its end.
    for (const failure of this.failures) console.log(`\n${failure}`);
    console.log(`\n${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed`);
  }
}

/** Returns the command that runs the failed tests of a file, or the whole file if it did not load. */
function commandsFor(project, path, tests) {
  const command = `npm run test:only -- --selectProjects ${project} --testPathPatterns ${quoted(path)}`;
  const failed = tests.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [command];
  return failed.map(({ fullName }) => `${command} -t ${quoted(`^${asPattern(fullName)}$`)}`);
}
