// The public pages as Lighthouse's mobile preset sees them, and how long presses take, beside their goals: medians of
// several runs. Ends with 1 when a goal is not reached.
import { existsSync } from 'node:fs';
import { installPackage } from '../debian.mjs';
import { startDemoServer } from '../demo-server.mjs';
import { ensureBuilt, ensureInstalled } from '../prepare.mjs';
import { timePresses } from './interactions.mjs';

const PATHS = ['/', '/carlist', '/car/1', '/about', '/contact', '/login'];
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const PORT = 9333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

ensureInstalled();
ensureInstalled(import.meta.dirname);
await ensureBuilt();
// The fonts of a phone have these widths; in a wider one the text would move when Inter arrives.
if (!existsSync('/usr/share/fonts/truetype/liberation')) installPackage(['fonts-liberation']);
const { ensureChromium } = await import('../chromium.mjs');
const { default: lighthouse } = await import('lighthouse');
const { chromium } = await import('playwright-core');

const FIGURES = [
  { name: 'perf', goal: 100, atLeast: true, of: (lhr) => lhr.categories.performance.score * 100 },
  { name: 'a11y', goal: 100, atLeast: true, of: (lhr) => lhr.categories.accessibility.score * 100 },
  { name: 'best', goal: 100, atLeast: true, of: (lhr) => lhr.categories['best-practices'].score * 100 },
  { name: 'seo', goal: 100, atLeast: true, of: (lhr) => lhr.categories.seo.score * 100 },
  { name: 'LCP ms', goal: 1200, of: (lhr) => lhr.audits['largest-contentful-paint'].numericValue },
  { name: 'TBT ms', goal: 50, of: (lhr) => lhr.audits['total-blocking-time'].numericValue },
  { name: 'CLS', goal: 0.01, digits: 3, of: (lhr) => lhr.audits['cumulative-layout-shift'].numericValue },
  // With headers; the limit, which is of the scripts alone, is a test's.
  { name: 'JS KiB', digits: 1, of: (lhr) => transferred(lhr, 'Script') },
  { name: 'all KiB', digits: 1, of: (lhr) => transferred(lhr) },
];

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
    for (let run = 0; run < RUNS; run += 1) {
      const { lhr } = await lighthouse(server.url + path, {
        port: PORT,
        onlyCategories: CATEGORIES,
        logLevel: 'silent',
      });
      if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
      reports.push(lhr);
    }
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
  console.log(`\nslowest press on a 4 times slower processor, goal <=${PRESS_GOAL_MS} ms`);
  for (const name of Object.keys(rounds[0])) {
    const value = median(rounds.map((round) => round[name]));
    const reached = value <= PRESS_GOAL_MS;
    if (!reached) missed += 1;
    console.log(name.padEnd(12) + `${value}${reached ? ' ' : '*'}`.padStart(9));
  }
  console.log(`Medians of ${RUNS} runs; * is a goal that is not reached.`);
} finally {
  await browser.close();
  await server.stop();
}
process.exit(missed > 0 ? 1 : 0);
