import { LIMIT_FACTOR, type RateLimits } from '../../contract/limits.js';

/** The caller that a request is counted for: a valid session's person, otherwise the network. */
export type CountedAs = 'network' | 'customer' | 'staff';

/** Maximum requests per minute with `RATE_LIMITS=on`. A budget counts the requests to all its routes together. */
export const BUDGETS = {
  /** Calls with another method than GET and HEAD. */
  writes: { network: 120, customer: 120, staff: 600 },
  /** Public calls that read the database. */
  reads: { network: 1_200 },
  /** Pages that are rendered. */
  pages: { network: 60 },
  /** Receipts, agreements, lists and other files that the service makes for the caller. */
  files: { network: 10, customer: 10, staff: 10 },
} as const satisfies Record<string, Partial<Record<CountedAs, number>>>;

export type Budget = keyof typeof BUDGETS;

/** `Infinity` if nothing is limited. */
export function requestsPerMinute(budget: Budget, counted: CountedAs, rateLimits: RateLimits): number {
  if (budget === 'reads') return rateLimits === 'on' ? BUDGETS.reads.network : Infinity;
  if (budget === 'pages') return BUDGETS.pages.network * LIMIT_FACTOR[rateLimits];
  return BUDGETS[budget][counted] * LIMIT_FACTOR[rateLimits];
}
