import { setImmediate as turn } from 'node:timers/promises';
import type { SchedulerRegistry } from '@nestjs/schedule';
import { currentWork, nameJobs } from './current-work.js';

it('names the job in everything that it starts, and in nothing else', async () => {
  const seen: unknown[] = [];
  const job = (ticks: number) => ({
    fireOnTick: async (): Promise<void> => {
      for (let tick = 0; tick < ticks; tick += 1) await turn();
      seen.push(currentWork());
    },
  });
  const jobs = { expire: job(2), remind: job(1) };
  nameJobs({ getCronJobs: () => new Map(Object.entries(jobs)) } as unknown as SchedulerRegistry);
  await Promise.all([jobs.expire.fireOnTick(), jobs.remind.fireOnTick()]);
  expect(seen).toEqual([{ job: 'remind' }, { job: 'expire' }]);
  expect(currentWork()).toBeUndefined();
});
