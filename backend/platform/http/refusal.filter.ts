import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { Catch, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope, FieldError } from '../../contract/codes.js';
import { CODES } from '../../contract/codes.js';
import { commonMessages } from '../../contract/messages/common.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { UnreadableError } from '../auth/vault.js';
import { sqlState } from '../database/unit-of-work.js';
import { runAs } from '../observability/current-work.js';
import { Refusal, refuse } from './refusal.js';

const UNAVAILABLE_RETRY_SECONDS = 5;

/** Sends every refusal and every error as an envelope. */
@Catch()
export class RefusalFilter implements ExceptionFilter {
  private readonly log = new Logger(RefusalFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.send(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  /** Also called directly, for errors and requests that reach no route. */
  send(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (reply.sent || reply.raw.headersSent) return reply;
    const refusal = toRefusal(error, request.id);
    if (refusal.http === 500 || error instanceof UnreadableError)
      runAs({ requestId: request.id }, () => this.log.error({ error }, 'request failed'));
    const { code, status } = CODES[refusal.codeName];
    const body: Envelope<unknown> & { errors?: FieldError[] } = {
      code,
      status,
      ...refusal.wireMessage,
      data: refusal.data ?? null,
      ...(refusal.errors ? { errors: refusal.errors } : {}),
    };
    const wait = retryAfter(refusal);
    if (wait !== undefined) void reply.header('retry-after', wait);
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-type', 'application/json; charset=utf-8')
      .code(refusal.http)
      .send(JSON.stringify(body));
  }
}

/** The seconds after which a client may try again. */
function retryAfter({ codeName, data }: Refusal): number | undefined {
  const wait = (data as { retryAfterSeconds?: number } | null)?.retryAfterSeconds;
  if (codeName === 'TOO_MANY') return wait;
  return codeName === 'UNAVAILABLE' ? (wait ?? UNAVAILABLE_RETRY_SECONDS) : undefined;
}

function toRefusal(error: unknown, requestId: string): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof UnreadableError)
    return refuse('UNAVAILABLE', messageOf(commonMessages, 'cannotBeOpened'));
  const state = sqlState(error);
  if (isAway(error, state)) return refuse('UNAVAILABLE', messageOf(commonMessages, 'unavailable'));
  // SQLSTATE class 22: data that the database cannot store, such as a NUL byte or a number out of range.
  if (state?.startsWith('22')) return refuse('INVALID', messageOf(commonMessages, 'cannotBeStored'));
  if (error instanceof HttpException) return fromStatus(error.getStatus(), error.message) ?? fault(requestId);
  const { statusCode } = error as { statusCode?: unknown };
  if (typeof statusCode === 'number')
    return fromStatus(statusCode, (error as Error).message) ?? fault(requestId);
  return fault(requestId);
}

function fault(requestId: string): Refusal {
  return refuse('ERROR', messageOf(commonMessages, 'fault', { requestId }));
}

function fromStatus(http: number, message: string): Refusal | null {
  switch (http) {
    case 404:
      return refuse('NOT_FOUND', messageOf(commonMessages, 'addressNotFound'));
    case 405:
      return new Refusal('INVALID', 'This address does not accept that method.', null, undefined, 405);
    case 413:
      return new Refusal('INVALID', messageOf(commonMessages, 'requestTooLarge'), null, undefined, 413);
    case 415:
      return new Refusal(
        'INVALID',
        'Send the body with the content type that this call accepts.',
        null,
        undefined,
        415,
      );
    default:
      return http >= 400 && http < 500 ? new Refusal('INVALID', message, null, undefined, 400) : null;
  }
}

const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND']);

/** SQLSTATEs of a statement that waited too long and of a transaction that failed twice in a conflict. */
const OVERLOADED = new Set(['57014', '55P03', '40P01', '40001']);

function isAway(error: unknown, state: string | null): boolean {
  if (state !== null && (/^(08|53|57P)/.test(state) || OVERLOADED.has(state))) return true;
  const { driverError = error } = error as { driverError?: unknown };
  const { code, severity } = driverError as { code?: unknown; severity?: unknown };
  // While PostgreSQL stops, it ends connections and accepts none.
  if (severity === 'FATAL') return true;
  if (typeof code === 'string' && AWAY.has(code) && 'query' in (error as object)) return true;
  const message = error instanceof Error ? error.message : '';
  return /^(Connection terminated|timeout exceeded when trying to connect|connect ECONNREFUSED|Client has encountered)/.test(
    message,
  );
}
