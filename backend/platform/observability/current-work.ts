import { AsyncLocalStorage } from 'node:async_hooks';
import type { SchedulerRegistry } from '@nestjs/schedule';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The request or the job of a log line. */
type Work = { requestId: string } | { job: string };

const works = new AsyncLocalStorage<Work>();

export const currentWork = (): Work | undefined => works.getStore();

export const runAs = <T>(work: Work, run: () => T): T => works.run(work, run);

/** Writes the id of a request into every log line that is written while it is served. */
export function nameRequests(fastify: FastifyInstance): void {
  const name = (request: FastifyRequest, _reply: FastifyReply, done: () => void): void =>
    runAs({ requestId: request.id }, done);
  fastify.addHook('onRequest', name);
  // A body arrives in events of the connection, which many requests share.
  fastify.addHook('preValidation', name);
}

export function nameJobs(jobs: SchedulerRegistry): void {
  for (const [job, scheduled] of jobs.getCronJobs()) {
    const fire = scheduled.fireOnTick.bind(scheduled);
    scheduled.fireOnTick = () => runAs({ job }, fire);
  }
}
