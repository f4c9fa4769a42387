import type { ExecutionContext } from '@nestjs/common';
import { applyDecorators, createParamDecorator, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { TokenKind } from '../../contract/customers/people.js';

export const ACCESS = 'access';
export type AccessLabel = 'public' | readonly TokenKind[];

/**
 * Who may call a route: `@Access('public')` or the kinds of token it takes.
 * A route without this label stops the start.
 */
export const Access = (...who: ['public'] | [TokenKind, ...TokenKind[]]): MethodDecorator & ClassDecorator =>
  who[0] === 'public'
    ? SetMetadata(ACCESS, 'public')
    : applyDecorators(SetMetadata(ACCESS, who), ...who.map((kind) => ApiBearerAuth(kind)));

/** Who is calling, read from the database for this request. */
export interface Caller {
  kind: TokenKind;
  sessionId: string;
  /** The customer's id for `customer` and `renting`, the staff member's otherwise. */
  id: number;
  /** The address the request came from. */
  address: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller;
  }
}

/** The {@link Caller} of a labelled route that is not public. */
export const CalledBy = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!caller) throw new Error('CalledBy stands on a public route.');
  return caller;
});

/** The address a request came from; only trusted proxies may set forwarding headers. */
export const FromAddress = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => context.switchToHttp().getRequest<FastifyRequest>().ip,
);
