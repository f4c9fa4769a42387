import { LIMIT_FACTOR, type RateLimits } from '../../contract/limits.js';

/** The kind of key that a request is counted for: the person of a valid session, otherwise the network. */
export type CountedAs = 'network' | 'customer' | 'staff';

/** Maximum requests per minute with `RATE_LIMITS=on`. The routes of a budget are counted together. */
export const BUDGETS = {
  /** Calls with a method other than GET and HEAD. */
  writes: { network: 120, customer: 120, staff: 600 },
  /** Public calls that read the database. */
  reads: { network: 1_200 },
  /** Pages that are rendered. */
  pages: { network: 60 },
  /** Receipts, agreements, lists and other files for the caller. */
  files: { network: 10, customer: 10, staff: 10 },
} as const satisfies Record<string, Partial<Record<CountedAs, number>>>;

export type Budget = keyof typeof BUDGETS;

/** Returns the limit; `Infinity` if there is none. */
export function requestsPerMinute(budget: Budget, counted: CountedAs, rateLimits: RateLimits): number {
  if (budget === 'reads') return rateLimits === 'on' ? BUDGETS.reads.network : Infinity;
  if (budget === 'pages') return BUDGETS.pages.network * LIMIT_FACTOR[rateLimits];
  return BUDGETS[budget][counted] * LIMIT_FACTOR[rateLimits];
}
