// The service beside the limits of its platform, in ratios of interleaved rounds: `npm run bench [-- <row> …]`.
import { parseArgs } from 'node:util';
import { leaveServerCore, warnWhenBusy } from './bench/machine.mjs';
import { save, tables } from './bench/report.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    // Fewer than the goals speak of, to try a row.
    rentals: { type: 'string', default: '200000' },
    markdown: { type: 'boolean', default: false },
    // The part of a core that each side gets, to see that ratios are of work and not of the machine.
    quota: { type: 'string' },
    profile: { type: 'boolean', default: false },
  },
});

ensureInstalled();
await ensureBuilt();
const { allRows } = await import('./bench/rows/index.mjs');
const wanted = allRows.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const unknown = positionals.filter((name) => !allRows.some((row) => row.name === name));
if (unknown.length > 0) {
  console.error(`npm run bench -- ${allRows.map(({ name }) => name).join(' | ')}`);
  process.exit(2);
}

const { ensureWrk } = await import('./bench/wrk.mjs');
const { Profile } = await import('./bench/profile.mjs');
const { endLimits, limitProcessorTime } = await import('./bench/quota.mjs');
const { startDatabases } = await import('./bench/databases.mjs');
ensureWrk();
warnWhenBusy();
leaveServerCore();
if (values.quota) limitProcessorTime(Number(values.quota));
const databases = await startDatabases();
// Ctrl-C reaches the servers too, but not the database.
process.once('SIGINT', () => void databases.stop().finally(() => process.exit(130)));
const bench = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  quota: Number(values.quota ?? 100),
  full: { customers: 10_000, cars: 1_000, rentals: Number(values.rentals) },
  databases,
  folder: databases.folder,
};
const results = [];
let failed = 0;
try {
  for (const { name, run } of wanted) {
    console.log(`${name} …`);
    try {
      const profile = values.profile ? new Profile(name) : null;
      const measured = await run({ ...bench, profile });
      console.log(profile ? profile.summary() : tables(measured, values.markdown));
      results.push(...measured.map((result) => ({ row: name, ...result })));
    } catch (error) {
      failed += 1;
      console.error(`${name} failed:`, error);
    }
  }
} finally {
  await databases.stop();
  endLimits();
}
if (!values.profile) console.log(`\n${tables(results, values.markdown)}\n\n${save(results, bench)}`);
process.exitCode = failed > 0 ? 1 : 0;
