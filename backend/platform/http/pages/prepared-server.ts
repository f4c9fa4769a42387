import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import type { FastifyServerFactory } from 'fastify';
import type { Metrics } from '../../observability/metrics.js';
import type { Tracing } from '../../tracing/tracing.js';
import type { PreparedResponse } from '../prepared-body.js';
import type { RequestLimitGuard } from '../request-limit.guard.js';
import { withOrigin } from '../vary.js';
import type { PostRoute, PreparedAnswers } from './prepared-answers.js';
import { putBack, smallJsonBytes, takeBody } from './small-json.js';

interface Options {
  requestTimeout: number;
  /** Sent with every answer that has a body. */
  headers: Readonly<Record<string, string>>;
  /** Sent with every answer where other origins may call; null where none may. */
  corsHeaders: Readonly<Record<string, string>> | null;
  requestIdOf: (request: IncomingMessage) => string;
  addressOf: (request: IncomingMessage) => string;
  tracing: Tracing;
}

interface Opened {
  answers: PreparedAnswers;
  metrics: Metrics;
  limits: RequestLimitGuard;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  startedAt: number;
  /** Gives it to the framework. */
  pass: () => void;
}

/**
 * The server that Fastify would make itself, with {@link PreparedAnswers} before it: the pipeline of the framework costs
 * several times as much as sending what is ready.
 */
export class PreparedServer {
  private opened: Opened | null = null;
  /** What is written for the headers of a response, which are the same object whenever it is sent. */
  private readonly lines = new WeakMap<PreparedResponse['headers'], string[]>();

  constructor(private readonly options: Options) {}

  readonly factory: FastifyServerFactory = (handler, options) => {
    const server = createServer(options['http'] as ServerOptions, (request, response) => {
      const pass = (): void => handler(request, response);
      this.options.tracing.request(request, response, () =>
        this.answer({ request, response, startedAt: performance.now(), pass }),
      );
    });
    server.keepAliveTimeout = options['keepAliveTimeout'] as number;
    server.requestTimeout = this.options.requestTimeout;
    return server;
  };

  open(opened: Opened): void {
    this.opened = opened;
  }

  /** From now on the framework answers everything, and closes each connection. */
  close(): void {
    this.opened = null;
  }

  private answer(exchange: Exchange): void {
    const { request, pass } = exchange;
    const found = this.opened?.answers.find(request);
    if (!found) {
      const post = this.opened?.answers.findPost(request);
      const bytes = post ? smallJsonBytes(request.headers) : null;
      if (post && bytes !== null)
        takeBody(request, bytes).then((body) => this.answerPost(exchange, post, body), pass);
      else pass();
    } else if (found.response instanceof Promise)
      found.response.then((ready) => this.send(exchange, found.route, ready), pass);
    else this.send(exchange, found.route, found.response);
  }

  private async answerPost(exchange: Exchange, post: PostRoute, body: Buffer): Promise<void> {
    const { request, pass } = exchange;
    const ready = await this.readPosted(exchange, post, body).catch(() => null);
    if (!ready || !this.opened) {
      putBack(request, body);
      pass();
      return;
    }
    // Its end is all that is left of it.
    request.resume();
    this.send(exchange, post.template, ready);
  }

  /** @throws what only the route can answer: a refusal, a body that is no JSON, too many requests. */
  private async readPosted(
    { request, response }: Exchange,
    post: PostRoute,
    body: Buffer,
  ): Promise<PreparedResponse | null> {
    const ready = post.read(JSON.parse(body.toString()) as unknown);
    if (!ready || !this.opened) return null;
    const sender = { method: 'POST', ip: this.options.addressOf(request) };
    const context = new ExecutionContextHost([sender, response], post.controller, post.handler);
    return (await this.opened.limits.canActivate(context)) ? ready : null;
  }

  private send(
    { request, response, startedAt, pass }: Exchange,
    route: string,
    { status, headers, bytes }: PreparedResponse,
  ): void {
    if (!this.opened) {
      pass();
      return;
    }
    const lines = this.linesOf(status, headers);
    const id = this.options.requestIdOf(request);
    this.options.tracing.routed(request, route, id);
    lines[1] = id;
    const length = bytes === undefined ? [] : ['content-length', String(Buffer.byteLength(bytes))];
    response.writeHead(status, lines.concat(length));
    response.end(bytes);
    this.opened.metrics.observe(
      { method: request.method ?? 'GET', route, status },
      (performance.now() - startedAt) / 1000,
    );
  }

  /** Names and values in turn; the first is the id of the request. */
  private linesOf(status: number, headers: PreparedResponse['headers']): string[] {
    const known = this.lines.get(headers);
    if (known) return known;
    const { headers: constant, corsHeaders } = this.options;
    const sent = { ...(status === 304 ? {} : constant), ...headers, ...corsHeaders };
    if (corsHeaders) sent['vary'] = withOrigin(sent['vary']);
    const lines = ['x-request-id', '', ...Object.entries(sent).flat()];
    this.lines.set(headers, lines);
    return lines;
  }
}
