import { ApiError, NetworkError } from '@shared/http';
import type { Problem } from './problem.rules';
import { problemOf } from './problem.rules';

/** @throws Any error other than an error response or a lost connection, because that is a programming error. */
export function toProblem(error: unknown): Problem {
  if (error instanceof ApiError) return problemOf(error);
  if (error instanceof NetworkError) return problemOf(null);
  throw error;
}
