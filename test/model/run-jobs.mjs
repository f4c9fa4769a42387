// Started by background.ts with the folder of the built backend: runs the jobs once for each line that it reads.
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { SchedulerRegistry } from '@nestjs/schedule';

const load = (file) => import(pathToFileURL(join(process.argv[2], file)).href);
const { createApp } = await load('app.setup.js');
const { readEnvironment } = await load('platform/config/environment.js');

const environment = readEnvironment(process.env);
const app = await createApp(environment, environment.databaseUrl);
await app.init();
const scheduler = app.get(SchedulerRegistry, { strict: false });
// This job depends on the day, but the days of the model pass faster than the process re-reads the clock.
scheduler.deleteCronJob('remind-of-licence');
const jobs = [...scheduler.getCronJobs().values()];
for (const job of jobs) await job.stop();

console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  if (line !== 'run') continue;
  for (const job of jobs) await job.fireOnTick();
  console.log('done');
}
await app.close();
process.exit(0);
