import type { SchedulerRegistry } from '@nestjs/schedule';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** Never what names a person: no address, number, id, query or body. */
export type Attributes = Record<string, string | number | boolean>;

/** The names of the span that is active, as log lines have them. */
export interface TraceIds {
  trace_id: string;
  span_id: string;
}

/** What the service does, as spans for a collector. This one, where there is none, does nothing; OpenTelemetry sends them. */
export class Tracing {
  /** For the connections of the pool; undefined for those of the driver. */
  readonly databaseClient: typeof pg.Client | undefined = undefined;

  /** Makes a span of each request. */
  watch(_fastify: FastifyInstance): void {
    return;
  }

  watchJobs(_jobs: SchedulerRegistry): void {
    return;
  }

  /** Runs `work`, which is part of a request or job or stands for itself. @throws what `work` throws */
  run<T>(_name: string, _attributes: Attributes, work: () => Promise<T>): Promise<T> {
    return work();
  }

  /** Null where no span is active. */
  ids(): TraceIds | null {
    return null;
  }
}
