import { AsyncLocalStorage } from 'node:async_hooks';
import type { SchedulerRegistry } from '@nestjs/schedule';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The request or the job of a log line. For a scheduled job, warnings and errors are counted. */
type Work = { requestId: string } | { job: string; problems?: number };

const works = new AsyncLocalStorage<Work>();

/** The fields of the current request or job for a log line. */
export function currentWork(): { requestId: string } | { job: string } | undefined {
  const work = works.getStore();
  return work && 'job' in work ? { job: work.job } : work;
}

export function countProblem(): void {
  const work = works.getStore();
  if (work && 'job' in work && work.problems !== undefined) work.problems += 1;
}

export const runAs = <T>(work: Work, run: () => T): T => works.run(work, run);

/** Adds the id of a request to every log line that is written while the request is served. */
export function nameRequests(fastify: FastifyInstance): void {
  const name = (request: FastifyRequest, _reply: FastifyReply, done: () => void): void =>
    runAs({ requestId: request.id }, done);
  fastify.addHook('onRequest', name);
  // A body arrives in events of the connection, which many requests share.
  fastify.addHook('preValidation', name);
}

export interface JobRun {
  job: string;
  seconds: number;
  /** True if the run logged no warning and no error. */
  isGood: boolean;
}

/** Adds the name of a job to every log line of its runs, and records the result of each run. */
export function watchJobs(jobs: SchedulerRegistry, record: (run: JobRun) => void): void {
  for (const [job, scheduled] of jobs.getCronJobs()) {
    const fire = scheduled.fireOnTick.bind(scheduled);
    scheduled.fireOnTick = async () => {
      // The scheduler skips a run while the previous one continues.
      if (scheduled.isCallbackRunning) return;
      const work = { job, problems: 0 };
      const begun = performance.now();
      await runAs(work, fire);
      record({ job, seconds: (performance.now() - begun) / 1000, isGood: work.problems === 0 });
    };
  }
}
