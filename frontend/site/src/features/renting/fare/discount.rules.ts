import type { DiscountTier } from '@contract/rentals/fare';

interface DiscountSteps {
  /** The tier that applies. */
  now: DiscountTier | undefined;
  /** The next higher tier. */
  next: DiscountTier | undefined;
}

export function discountSteps(days: number, tiers: readonly DiscountTier[]): DiscountSteps {
  const ascending = [...tiers].sort((a, b) => a.fromDays - b.fromDays);
  const now = ascending.filter((tier) => tier.fromDays <= days && tier.percent > 0).at(-1);
  const next = ascending.find((tier) => tier.fromDays > days && tier.percent > (now?.percent ?? 0));
  return { now, next };
}
