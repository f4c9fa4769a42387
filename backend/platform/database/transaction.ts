import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';

/** Opens *the* transaction of a use case. */
@Injectable()
export class Transactions {
  constructor(private readonly db: DataSource) {}

  run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }
}

/** The SQLSTATE of a failed query; null for any other error. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  return (error.driverError as { code?: string }).code ?? null;
}

/** The name of the constraint that refused a row; null when none did. */
export function brokenConstraint(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  return (error.driverError as { constraint?: string }).constraint ?? null;
}
