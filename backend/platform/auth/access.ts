import type { ExecutionContext } from '@nestjs/common';
import { applyDecorators, createParamDecorator, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { TokenKind } from '../../contract/customers/people.js';

export const ACCESS = 'access';
export type AccessLabel = 'public' | readonly TokenKind[];

/**
 * Declares the access to a route: `@Access('public')` or the accepted kinds of token.
 * The service does not start while a route lacks this label.
 */
export const Access = (...who: ['public'] | [TokenKind, ...TokenKind[]]): MethodDecorator & ClassDecorator =>
  who[0] === 'public'
    ? SetMetadata(ACCESS, 'public')
    : applyDecorators(SetMetadata(ACCESS, who), ...who.map((kind) => ApiBearerAuth(kind)));

/** The authenticated caller, read from the database for this request. */
export interface Caller {
  kind: TokenKind;
  sessionId: string;
  /** The customer's id for `customer` and `renting`, otherwise the staff member's. */
  id: number;
  /** IP address of the request. */
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
  if (!caller) throw new Error('CalledBy requires a route that is not public.');
  return caller;
});
