import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { addressOfRequest } from '../http/network.js';
import type { Caller } from './access.js';
import { Sessions } from './sessions.js';
import { Tokens } from './tokens.js';

/** The console sends this header with automatic requests, which do not keep the session open. */
const BACKGROUND = 'x-background';

/** Finds the caller of a request by the valid session of its bearer token, once for each request. */
@Injectable()
export class Callers {
  private readonly found = new WeakMap<FastifyRequest, Promise<Caller | null>>();

  constructor(
    private readonly tokens: Tokens,
    private readonly sessions: Sessions,
  ) {}

  /** Returns null if the request has no token that this service signed, or if its session has ended. */
  find(request: FastifyRequest): Promise<Caller | null> {
    const known = this.found.get(request);
    if (known) return known;
    const caller = this.read(request);
    this.found.set(request, caller);
    return caller;
  }

  private async read(request: FastifyRequest): Promise<Caller | null> {
    const { headers } = request;
    const claims = this.tokens.ofHeader(headers.authorization);
    if (!claims) return null;
    const { kind, sessionId } = claims;
    const id = await this.sessions.subjectOf(sessionId, kind, { isUse: headers[BACKGROUND] !== '1' });
    return id === null ? null : { kind, sessionId, id, address: addressOfRequest(request) };
  }
}
