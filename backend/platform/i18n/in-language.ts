import type { ExecutionContext } from '@nestjs/common';
import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { acceptedLanguage, type Language } from '../../contract/language.js';

/** The caller's preferred language by `Accept-Language`; null if it contains no supported language. */
export const InLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language | null =>
  acceptedLanguage(context.switchToHttp().getRequest<FastifyRequest>().headers['accept-language']),
);
