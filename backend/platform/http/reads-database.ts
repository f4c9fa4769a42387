import { SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export const READS_DATABASE = Symbol('whether a public call reads the database');
export type ReadsDatabaseIf = (request: FastifyRequest) => boolean;

/** Counts a public call in the budget of reads. @param isRead Whether this request reads the database; always if absent */
export const ReadsDatabase = (isRead: ReadsDatabaseIf = () => true): MethodDecorator =>
  SetMetadata(READS_DATABASE, isRead);
