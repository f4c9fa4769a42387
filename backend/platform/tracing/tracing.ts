import type { SchedulerRegistry } from '@nestjs/schedule';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** Must not contain personal data: no address, number, id, query or body. */
export type Attributes = Record<string, string | number | boolean>;

/** Ids of the active span, as in log lines. */
export interface TraceIds {
  trace_id: string;
  span_id: string;
}

/** Records spans. Does nothing without a collector; {@link OpenTelemetry} sends spans to one. */
export class Tracing {
  /** The client class of pooled connections; undefined for the driver's own. */
  readonly databaseClient: typeof pg.Client | undefined = undefined;

  /** Records each request as a span. */
  watch(_fastify: FastifyInstance): void {
    return;
  }

  watchJobs(_jobs: SchedulerRegistry): void {
    return;
  }

  /** Runs `work` as a span of the current request or job, or of its own. @throws the error of `work` */
  run<T>(_name: string, _attributes: Attributes, work: () => Promise<T>): Promise<T> {
    return work();
  }

  /** Null if no span is active. */
  ids(): TraceIds | null {
    return null;
  }
}
