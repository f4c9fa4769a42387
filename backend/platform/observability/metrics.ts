import { Injectable, Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { JobRun } from './current-work.js';

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const PAGE_RESULT = /^pages; (?:fwd=)?([a-z]+)/;

function pageResult(reply: FastifyReply): string | undefined {
  const cacheStatus = reply.getHeader('cache-status');
  return typeof cacheStatus === 'string' ? PAGE_RESULT.exec(cacheStatus)?.[1] : undefined;
}

/** The route of every URL without a route of its own. */
export const CATCH_ALL = '/*';

/** The path template of the route; `page` for all pages of the site. */
export function routeOf(request: FastifyRequest, reply: FastifyReply): string {
  if (pageResult(reply) !== undefined) return 'page';
  const { url } = request.routeOptions;
  return url === undefined || url === CATCH_ALL ? 'unknown' : url;
}

export interface LabelledCounter<Label extends string> {
  count(labels: Record<Label, string>, times?: number): void;
}

/** Metrics of this process in Prometheus format. Routes are templates, so that labels contain no personal data. */
@Injectable()
export class Metrics {
  private readonly log = new Logger(Metrics.name);
  private readonly registry = new Registry();
  private readonly reads: (() => Promise<void>)[] = [];
  private readonly series = new Map<string, Histogram.Internal<string>>();
  private isCollecting = false;

  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route.',
    labelNames: ['method', 'route', 'status_code'],
    buckets: BUCKETS_SECONDS,
    registers: [this.registry],
  });

  private readonly pages = new Counter({
    name: 'rental_pages_total',
    help: 'Pages of the site that were sent: from the cache (hit), rendered (miss), left to the browser (bypass).',
    labelNames: ['result'],
    registers: [this.registry],
  });

  private readonly build = new Gauge({
    name: 'rental_build_info',
    help: 'Always 1, with the version of the image as a label.',
    labelNames: ['version'],
    registers: [this.registry],
  });

  private readonly jobRuns = new Counter({
    name: 'rental_job_runs_total',
    help: 'Runs of a scheduled job, by its name and whether it logged a warning or an error (problem) or none (ok).',
    labelNames: ['name', 'outcome'],
    registers: [this.registry],
  });

  private readonly jobSeconds = new Gauge({
    name: 'rental_job_last_duration_seconds',
    help: 'Time of the last run of a scheduled job in this process, by its name.',
    labelNames: ['name'],
    registers: [this.registry],
  });

  private readonly goodRuns = new Gauge({
    name: 'rental_job_last_success_timestamp_seconds',
    help: 'When this process last ran a scheduled job without a warning or an error, by its name.',
    labelNames: ['name'],
    registers: [this.registry],
  });

  /** Exports the runs of a job before its first one, because an alert compares the counts of two days. */
  addJob(name: string): void {
    for (const outcome of ['ok', 'problem']) this.jobRuns.inc({ name, outcome }, 0);
  }

  recordJob({ job: name, seconds, isGood }: JobRun): void {
    this.jobRuns.inc({ name, outcome: isGood ? 'ok' : 'problem' });
    this.jobSeconds.set({ name }, seconds);
    if (isGood) this.goodRuns.setToCurrentTime({ name });
  }

  /** Counts every response. @param version Version of the image */
  watch(fastify: FastifyInstance, version: string): void {
    this.build.set({ version }, 1);
    fastify.addHook('onResponse', (request, reply, done) => {
      this.count(request, reply);
      done();
    });
  }

  addCounter<Label extends string>(name: string, help: string, labelNames: Label[]): LabelledCounter<Label> {
    const counter = new Counter({ name, help, labelNames, registers: [this.registry] });
    return { count: (labels, times) => counter.inc(labels, times) };
  }

  /** Adds gauges whose values one call reads for each metrics request. */
  addGauges<Name extends string>(
    help: Record<Name, string>,
    read: () => Promise<Record<Name, number>>,
  ): void {
    this.addLabelledGauges(help, null, async () => [{ label: '', values: await read() }]);
  }

  /** Like {@link addGauges}, with one value for each value of a label. */
  addLabelledGauges<Name extends string>(
    help: Record<Name, string>,
    label: string | null,
    read: () => Promise<{ label: string; values: Record<Name, number> }[]>,
  ): void {
    const labelNames = label === null ? [] : [label];
    const gauges = Object.entries<string>(help).map(([name, text]) => ({
      name: name as Name,
      gauge: new Gauge({ name, help: text, labelNames, registers: [this.registry] }),
    }));
    this.reads.push(async () => {
      // If the read fails, the gauges are absent instead of outdated.
      for (const { gauge } of gauges)
        if (label === null) gauge.remove();
        else gauge.reset();
      const samples = await read();
      for (const { name, gauge } of gauges)
        for (const { label: value, values } of samples)
          gauge.set(label === null ? {} : { [label]: value }, values[name]);
    });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  async text(): Promise<string> {
    // The default metrics measure continuously, so they start with the first metrics request.
    if (!this.isCollecting) collectDefaultMetrics({ register: this.registry });
    this.isCollecting = true;
    const results = await Promise.allSettled(this.reads.map((read) => read()));
    for (const result of results)
      if (result.status === 'rejected')
        this.log.warn({ error: result.reason as unknown }, 'metrics could not be read');
    return this.registry.metrics();
  }

  private count(request: FastifyRequest, reply: FastifyReply): void {
    // A stream lasts as long as its reader, so its duration is not a response time.
    if (reply.getHeader('content-type') === 'text/event-stream') return;
    const page = pageResult(reply);
    if (page !== undefined) this.pages.inc({ result: page });
    const series = this.seriesOf(request.method, routeOf(request, reply), reply.statusCode);
    series.observe(reply.elapsedTime / 1000);
  }

  /** Cached, because looking up a series by its labels takes longer than counting. */
  private seriesOf(method: string, route: string, status: number): Histogram.Internal<string> {
    const key = `${method} ${status} ${route}`;
    const known = this.series.get(key);
    if (known) return known;
    const made = this.requests.labels(method, route, String(status));
    this.series.set(key, made);
    return made;
  }
}
