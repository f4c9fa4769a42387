import { ApiError, NetworkError } from '@shared/http';
import { problemOf } from './problem.rules';
import type { Problem } from './problem.rules';

/** @throws what is neither a refusal nor silence: a mistake of ours. */
export function toProblem(error: unknown): Problem {
  if (error instanceof ApiError) return problemOf(error);
  if (error instanceof NetworkError) return problemOf(null);
  throw error;
}
