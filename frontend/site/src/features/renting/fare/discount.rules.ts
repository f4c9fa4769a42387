import type { DiscountTier } from '@contract/fare';

interface DiscountSteps {
  /** The tier that applies. */
  now: DiscountTier | undefined;
  /** The next better one. */
  next: DiscountTier | undefined;
}

export function discountSteps(days: number, tiers: readonly DiscountTier[]): DiscountSteps {
  const rising = [...tiers].sort((a, b) => a.fromDays - b.fromDays);
  const now = rising.filter((tier) => tier.fromDays <= days && tier.percent > 0).at(-1);
  const next = rising.find((tier) => tier.fromDays > days && tier.percent > (now?.percent ?? 0));
  return { now, next };
}
