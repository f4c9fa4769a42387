import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { SchedulerRegistry } from '@nestjs/schedule';
import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Role, TracingSettings } from '../config/environment.js';
import { routeOf } from '../observability/metrics.js';
import { endFailed } from './end-failed.js';
import { openProvider, type TraceProvider } from './provider.js';
import { watchRedis } from './redis-commands.js';
import { tracedClient } from './traced-client.js';
import { type Attributes, type TraceIds, Tracing } from './tracing.js';

/** Maximum time that a shutdown waits for an unavailable collector. */
const FLUSH_WITHIN_MS = 2_000;

/** Sends spans to the collector that the OpenTelemetry variables specify. */
export class OpenTelemetry extends Tracing implements OnApplicationShutdown {
  override readonly databaseClient: typeof pg.Client;
  private readonly requests = new WeakMap<FastifyRequest, Span>();

  static async open(settings: TracingSettings, role: Role): Promise<OpenTelemetry> {
    const provider = await openProvider(settings, role);
    return new OpenTelemetry(provider, provider.getTracer('car-rental'));
  }

  private constructor(
    private readonly provider: TraceProvider,
    private readonly tracer: Tracer,
  ) {
    super();
    this.databaseClient = tracedClient(tracer);
    watchRedis(tracer);
  }

  /** Starts a span for each request, in the trace of the caller if the request contains one. */
  override watch(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, reply, done) => {
      const { method } = request;
      const span = this.tracer.startSpan(
        method,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
        // Other headers such as `tracestate` are ignored, because they may contain any data and would be sent with
        // spans.
        propagation.extract(ROOT_CONTEXT, { traceparent: request.headers['traceparent'] }),
      );
      this.requests.set(request, span);
      this.setRoute(request, reply);
      reply.raw.once('close', () => endAnswered(span, reply.raw));
      const inside = trace.setSpan(ROOT_CONTEXT, span);
      // The events of request and response come from the connection, which many requests share.
      context.bind(inside, request.raw);
      context.bind(inside, reply.raw);
      context.with(inside, done);
    });
    // Only the response distinguishes a page of the site from an unknown URL.
    fastify.addHook('onResponse', (request, reply, done) => {
      this.setRoute(request, reply);
      done();
    });
  }

  private setRoute(request: FastifyRequest, reply: FastifyReply): void {
    const span = this.requests.get(request);
    const route = routeOf(request, reply);
    span?.updateName(`${request.method} ${route}`);
    span?.setAttributes({ 'http.route': route, 'http.request.id': request.id });
  }

  override watchJobs(jobs: SchedulerRegistry): void {
    for (const [name, job] of jobs.getCronJobs()) {
      const fire = job.fireOnTick.bind(job);
      job.fireOnTick = () => this.run(`job ${name}`, { 'job.name': name }, fire);
    }
  }

  override run<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
    return this.tracer.startActiveSpan(name, { attributes }, async (span) => {
      try {
        const result = await work();
        span.end();
        return result;
      } catch (error) {
        endFailed(span, error);
        throw error;
      }
    });
  }

  override ids(): TraceIds | null {
    const span = trace.getActiveSpan()?.spanContext();
    return span ? { trace_id: span.traceId, span_id: span.spanId } : null;
  }

  /** Runs after the last request and job have ended. */
  async onApplicationShutdown(): Promise<void> {
    const flushed = this.provider.shutdown().catch(() => undefined);
    await Promise.race([flushed, pause(FLUSH_WITHIN_MS, undefined, { ref: false })]);
  }
}

function endAnswered(span: Span, response: ServerResponse): void {
  const { statusCode: status } = response;
  if (response.writableFinished) span.setAttribute('http.response.status_code', status);
  else span.setAttribute('error.type', 'aborted');
  if (response.writableFinished && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
