import { setImmediate as turn } from 'node:timers/promises';
import type { SchedulerRegistry } from '@nestjs/schedule';
import { countProblem, currentWork, type JobRun, watchJobs } from './current-work.js';

it('assigns a job to all work that it starts, and to no other work', async () => {
  const seen: unknown[] = [];
  const job = (ticks: number) => ({
    fireOnTick: async (): Promise<void> => {
      for (let tick = 0; tick < ticks; tick += 1) await turn();
      seen.push(currentWork());
      if (ticks === 2) countProblem();
    },
  });
  const jobs = { expire: job(2), remind: job(1) };
  const runs: JobRun[] = [];
  watchJobs({ getCronJobs: () => new Map(Object.entries(jobs)) } as unknown as SchedulerRegistry, (run) =>
    runs.push(run),
  );
  await Promise.all([jobs.expire.fireOnTick(), jobs.remind.fireOnTick()]);
  expect(seen).toEqual([{ job: 'remind' }, { job: 'expire' }]);
  expect(currentWork()).toBeUndefined();
  expect(runs.map(({ job, isGood }) => [job, isGood])).toEqual([
    ['remind', true],
    ['expire', false],
  ]);
});
