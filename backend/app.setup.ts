import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SchedulerRegistry } from '@nestjs/schedule';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import { defined } from './contract/defined.js';
import { MAX_JSON_BYTES } from './contract/limits.js';
import type { Environment } from './platform/config/environment.js';
import { MethodTable } from './platform/http/openapi/method-table.js';
import { serveOpenApi } from './platform/http/openapi/openapi.js';
import { RefusalFilter } from './platform/http/refusal.filter.js';
import { assetHeaders, docsHeaders, securityHeaders } from './platform/http/security-headers.js';
import { validation } from './platform/http/validation.js';
import { watchForwarding } from './platform/http/watch-forwarding.js';
import { RequestCounts } from './platform/limits/request-counts.js';
import { nameRequests, watchJobs } from './platform/observability/current-work.js';
import { CATCH_ALL, Metrics } from './platform/observability/metrics.js';
import { openLog, ServiceLogger } from './platform/observability/service-logger.js';
import { WebPages } from './platform/pages/web-pages.js';
import { openTracing } from './platform/tracing/open-tracing.js';

const DIST = join(dirname(fileURLToPath(import.meta.url)), '..');
const REQUEST_TIMEOUT_MS = 300_000;
/** A parser that passes its result to the callback and never returns a promise. */
type JsonParser = (
  request: FastifyRequest,
  body: string,
  done: (error: Error | null, body?: unknown) => void,
) => unknown;

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Uses the id in the request's header, or generates one. */
function requestIds(): (request: IncomingMessage) => string {
  const processId = randomBytes(6).toString('base64url');
  let requests = 0;
  return ({ headers }) => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && REQUEST_ID.test(given) ? given : `${processId}-${(requests += 1)}`;
  };
}

function adapterOf(environment: Environment, filter: RefusalFilter, log: Logger) {
  return new FastifyAdapter({
    // Fastify's warnings contain URLs, and its lines for each request contain the query and the IP address.
    loggerInstance: log.child({}, { level: log.isLevelEnabled('error') ? 'error' : log.level }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: MAX_JSON_BYTES,
    trustProxy: environment.trustProxy,
    forceCloseConnections: 'idle',
    // Long enough for a dozen photos over a slow connection. A slower sender is disconnected.
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: 200 },
    genReqId: requestIds(),
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      void filter.send(error, request, reply),
  } as ConstructorParameters<typeof FastifyAdapter>[0]);
}

/** True if a response may contain personal data, so that no cache may store it unless its route states otherwise. */
const isPersonal = ({ method, headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined || (method !== 'GET' && method !== 'HEAD');

function setHeaders(fastify: FastifyInstance, constant: Record<string, string>): void {
  const docs = docsHeaders(constant);
  const assets = assetHeaders(constant);
  // The service worker of the console serves its pages, which are not below its own path.
  const worker = { ...constant, 'service-worker-allowed': '/' };
  const headersOf = ({ url }: FastifyRequest): Record<string, string> => {
    if (/^\/(site|console-assets)\/assets\//.test(url)) return assets;
    if (url === '/console-assets/sw.js') return worker;
    return url.startsWith('/docs') ? docs : constant;
  };
  // A 304 omits the constant headers because the client cached them with the response.
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('x-request-id', request.id);
    if (isPersonal(request) && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'private, no-store');
    if (reply.statusCode !== 304 || !request.url.startsWith('/api/')) void reply.headers(headersOf(request));
    done();
  });
}

/** After the start of a shutdown, closes each connection with its next response, and unused connections immediately. */
function closeConnections(fastify: FastifyInstance): void {
  let closing = false;
  // Browsers open connections in advance. Node regards them as busy, so they would delay the shutdown.
  const unused = new Set<Socket>();
  fastify.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  fastify.server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
  fastify.addHook('preClose', (done) => {
    closing = true;
    for (const socket of unused) socket.destroy();
    done();
  });
  // A connection that stays open after its last response would delay the shutdown until it times out.
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done();
  });
}

const OPERATION = new Set(['/health/live', '/health/ready', '/metrics']);

/** A worker serves health checks and metrics only. */
function answerOperationOnly(fastify: FastifyInstance, filter: RefusalFilter): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (OPERATION.has(pathOf(request))) done();
    else void filter.send({ statusCode: 404 }, request, reply);
  });
}

const pathOf = ({ url }: FastifyRequest): string => defined(url.split('?', 1)[0], 'path');

const EXPOSED_HEADERS = ['content-range', 'retry-after', 'x-request-id'];

const corsOptions = ({ corsOrigins }: Environment) => ({
  origin: corsOrigins.length > 0 ? corsOrigins : false,
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: [
    'authorization',
    'content-type',
    'idempotency-key',
    'ngrok-skip-browser-warning',
    'x-background',
    'x-request-id',
  ],
  exposedHeaders: EXPOSED_HEADERS,
  maxAge: 600,
});

function allowOrigins(app: NestFastifyApplication, fastify: FastifyInstance, environment: Environment): void {
  app.enableCors(corsOptions(environment));
  if (environment.corsOrigins.length === 0) return;
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    const vary = reply.getHeader('vary')?.toString();
    if (vary === undefined || !/\borigin\b/i.test(vary))
      void reply.header('vary', vary === undefined ? 'Origin' : `${vary}, Origin`);
    done();
  });
}

/** Serves the pages of the site and the console for URLs without a route, and refuses other requests. */
function answerUnrouted(
  fastify: FastifyInstance,
  pages: WebPages,
  methods: MethodTable,
  filter: RefusalFilter,
): void {
  const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const allowed = methods.allowed(pathOf(request));
    const isOtherMethod = allowed.length > 0 && !allowed.includes(request.method);
    if (isOtherMethod) void reply.header('allow', allowed.join(', '));
    return filter.send({ statusCode: isOtherMethod ? 405 : 404 }, request, reply);
  };
  fastify.route({
    method: ['GET', 'HEAD'],
    url: CATCH_ALL,
    handler: (request, reply) => {
      // Calls such as `POST /admin/login/send-otp` are below the path of a page.
      const isCall = methods.allowed(pathOf(request)).length > 0;
      return (isCall ? null : pages.answer(request, reply)) ?? refuse(request, reply);
    },
  });
  fastify.addHook('preHandler', (request, reply, done) => {
    if (!request.is404) done();
    else if (!pages.answerMissing(request, reply)) refuse(request, reply);
  });
}

/** Accepts JSON and forms only. */
async function readBodies(fastify: FastifyInstance): Promise<void> {
  // Each call sets its own limits when it reads the form.
  await fastify.register(multipart);
  fastify.removeContentTypeParser('text/plain');
  const parseJson: JsonParser = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    // Some clients send a content type without a body.
    if (body === '') done(null, undefined);
    else parseJson(request, body, done);
  });
}

/**
 * Builds the application for main.ts and for tools that start the whole service.
 * @param check Runs before jobs, deliveries and the sweep of files start, so that a refused start sends and removes nothing
 */
export async function createApp(
  environment: Environment,
  databaseUrl: string,
  check: (app: NestFastifyApplication) => Promise<void> = () => Promise.resolve(),
): Promise<NestFastifyApplication> {
  const methods = new MethodTable();
  const pages = new WebPages(DIST, environment);
  const filter = new RefusalFilter();
  const headers = securityHeaders(environment.publicUrl.startsWith('https:'), environment.mapTiles);
  const tracing = await openTracing(environment);
  const log = openLog(environment.logLevel, tracing);
  const adapter = adapterOf(environment, filter, log);
  const fastify = adapter.getInstance<FastifyInstance>();
  methods.watch(fastify);
  // Registered before any asynchronous hook, because a span ends with its response.
  tracing.watch(fastify);
  nameRequests(fastify);
  setHeaders(fastify, headers);
  closeConnections(fastify);
  const isWorker = environment.role === 'worker';
  if (isWorker) answerOperationOnly(fastify, filter);
  await readBodies(fastify);

  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(environment, databaseUrl, tracing),
    adapter,
    {
      logger: new ServiceLogger(log),
      abortOnError: false,
      // Only Fastify's JSON parser is used. It refuses poisoned prototypes, and other content types get 415.
      bodyParser: false,
    },
  );
  await check(app);
  app.useGlobalFilters(filter);
  app.useGlobalPipes(validation());
  allowOrigins(app, fastify, environment);

  const metrics = app.get(Metrics);
  metrics.watch(fastify, environment.version);
  watchForwarding(fastify, metrics);
  if (!isWorker) {
    await pages.serve(fastify, app.get(RequestCounts));
    answerUnrouted(fastify, pages, methods, filter);
    if (environment.hasApiDocs) serveOpenApi(app);
  }
  await app.init();
  const jobs = app.get(SchedulerRegistry);
  tracing.watchJobs(jobs);
  watchJobs(jobs, (run) => metrics.recordJob(run));
  for (const name of jobs.getCronJobs().keys()) metrics.addJob(name);
  return app;
}
