// Measures the public pages with Lighthouse's mobile preset, and the response time of interactions, against their goals.
// Prints medians of several runs and exits with 1 if a goal is missed.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { installPackage } from '../debian.mjs';
import { startDemoServer } from '../demo-server.mjs';
import { ensureBuilt, ensureInstalled } from '../prepare.mjs';
import { timePresses } from './interactions.mjs';

const PATHS = ['/', '/carlist', '/car/1', '/about', '/contact', '/login'];
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const PORT = 9333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

ensureInstalled();
await ensureBuilt();
// These fonts are as wide as those of a phone. With wider fonts, the text would shift when Inter has loaded.
if (!existsSync('/usr/share/fonts/truetype/liberation')) installPackage(['fonts-liberation']);
const { ensureChromium } = await import('../chromium.mjs');
const { chromium } = await import('playwright-core');

const FIGURES = [
  { name: 'perf', goal: 100, atLeast: true, of: (lhr) => lhr.categories.performance.score * 100 },
  { name: 'a11y', goal: 100, atLeast: true, of: (lhr) => lhr.categories.accessibility.score * 100 },
  { name: 'best', goal: 100, atLeast: true, of: (lhr) => lhr.categories['best-practices'].score * 100 },
  { name: 'seo', goal: 100, atLeast: true, of: (lhr) => lhr.categories.seo.score * 100 },
  { name: 'LCP ms', goal: 1200, of: (lhr) => lhr.audits['largest-contentful-paint'].numericValue },
  { name: 'TBT ms', goal: 50, of: (lhr) => lhr.audits['total-blocking-time'].numericValue },
  { name: 'CLS', goal: 0.01, digits: 3, of: (lhr) => lhr.audits['cumulative-layout-shift'].numericValue },
  // The transferred bytes include headers. A test limits the size of the scripts themselves.
  { name: 'JS KiB', digits: 1, of: (lhr) => transferred(lhr, 'Script') },
  { name: 'all KiB', digits: 1, of: (lhr) => transferred(lhr) },
];

/** Lighthouse's report about one page. Lighthouse is installed only for this command, because it has many packages. */
async function audit(url) {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', '--loglevel=error', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url],
      ...[`--port=${PORT}`, `--only-categories=${CATEGORIES}`, '--output=json', '--quiet'],
      '--no-enable-error-reporting',
    ],
    { maxBuffer: 64 * 1024 ** 2 },
  );
  const report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

function transferred(lhr, type) {
  const requests = lhr.audits['network-requests'].details.items;
  return requests
    .filter((request) => !type || request.resourceType === type)
    .reduce((sum, request) => sum + request.transferSize / 1024, 0);
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const server = await startDemoServer();
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [
    `--remote-debugging-port=${PORT}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
let missed = 0;
try {
  console.log(['page'.padEnd(12), ...FIGURES.map(({ name }) => name.padStart(9))].join(''));
  const goals = FIGURES.map(({ goal, atLeast }) => (goal ? `${atLeast ? '' : '<='}${goal}` : '').padStart(9));
  console.log(['goal'.padEnd(12), ...goals].join(''));
  for (const path of PATHS) {
    const reports = [];
    for (let run = 0; run < RUNS; run += 1) reports.push(await audit(server.url + path));
    const cells = FIGURES.map(({ goal, atLeast, digits = 0, of }) => {
      const value = median(reports.map(of));
      const reached = goal === undefined || (atLeast ? value >= goal : value <= goal);
      if (!reached) missed += 1;
      return `${value.toFixed(digits)}${reached ? ' ' : '*'}`.padStart(9);
    });
    console.log([path.padEnd(12), ...cells].join(''));
  }

  const PRESS_GOAL_MS = 100;
  const rounds = [];
  for (let run = 0; run < RUNS; run += 1) rounds.push(await timePresses(browser, server.url));
  console.log(`\nslowest interaction on a 4 times slower CPU, goal <=${PRESS_GOAL_MS} ms`);
  for (const name of Object.keys(rounds[0])) {
    const value = median(rounds.map((round) => round[name]));
    const reached = value <= PRESS_GOAL_MS;
    if (!reached) missed += 1;
    console.log(name.padEnd(12) + `${value}${reached ? ' ' : '*'}`.padStart(9));
  }
  console.log(`Medians of ${RUNS} runs; * marks a missed goal.`);
} finally {
  await browser.close();
  await server.stop();
}
process.exit(missed > 0 ? 1 : 0);
