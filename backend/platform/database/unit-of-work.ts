import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { commonMessages } from '../../contract/messages/common.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { refuse } from '../http/refusal.js';

const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';

/** Data that a command read before locking has changed, so its transaction is repeated. */
export class StaleRead extends Error {}

/** Opens the transaction of a command. */
@Injectable()
export class UnitOfWork {
  private readonly log = new Logger(UnitOfWork.name);

  constructor(private readonly db: DataSource) {}

  /**
   * Runs `work` in a transaction. A deadlock, a serialization failure or a {@link StaleRead} rolls it back and repeats
   * `work` once, so `work` must be safe to run twice.
   * @throws Refusal 1503 if the second run conflicts too, or if the database ends the connection.
   */
  async run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.runOnce(work);
    } catch (error) {
      if (!isConflict(error)) throw error;
      this.log.warn({ error }, 'transaction retried');
    }
    try {
      return await this.runOnce(work);
    } catch (error) {
      if (!isConflict(error)) throw error;
      throw refuse('UNAVAILABLE', messageOf(commonMessages, 'tooManyAtOnce'));
    }
  }

  private async runOnce<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.db.transaction(work);
    } catch (error) {
      // TypeORM released the connection because it ended between two statements, so COMMIT was not sent.
      if (error instanceof QueryRunnerAlreadyReleasedError)
        throw refuse('UNAVAILABLE', messageOf(commonMessages, 'unavailable'));
      throw error;
    }
  }
}

function isConflict(error: unknown): boolean {
  if (error instanceof StaleRead) return true;
  const state = sqlState(error);
  return state === DEADLOCK || state === SERIALIZATION_FAILURE;
}

/** The SQLSTATE of a failed query; null for any other error. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  return (error.driverError as { code?: string }).code ?? null;
}

/** The name of the violated constraint; null for any other error. */
export function brokenConstraint(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  return (error.driverError as { constraint?: string }).constraint ?? null;
}

/**
 * Runs an UPDATE or DELETE.
 * @throws Error unless exactly one row changed, because the command relied on a row that it had not locked.
 */
export async function changeOneRow(
  manager: EntityManager,
  sql: string,
  parameters: unknown[],
): Promise<void> {
  const [, changed] = await manager.query<[unknown, number]>(sql, parameters);
  requireRows(sql, changed, 1);
}

/** @throws Error if the statement did not affect the expected number of rows. */
export function requireRows(statement: string, found: number, expected: number): void {
  if (found === expected) return;
  throw new Error(`${found} rows instead of ${expected}: ${statement.replace(/\s+/g, ' ').trim()}`);
}

/**
 * Whether a failed transaction may have been committed: its COMMIT was sent and the server reported no error.
 * After any other failure, nothing was written.
 */
export function mayHaveCommitted(error: unknown): boolean {
  if (!(error instanceof QueryFailedError) || error.query !== 'COMMIT') return false;
  return (error.driverError as { severity?: string }).severity !== 'ERROR';
}
