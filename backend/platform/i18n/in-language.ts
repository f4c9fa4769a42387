import type { ExecutionContext } from '@nestjs/common';
import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { acceptedLanguage, type Language } from '../../contract/language.js';

/** The language that a caller prefers, by `Accept-Language`; null where it names none of ours. */
export const InLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language | null =>
  acceptedLanguage(context.switchToHttp().getRequest<FastifyRequest>().headers['accept-language']),
);
