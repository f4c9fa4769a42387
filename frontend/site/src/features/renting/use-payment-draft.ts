import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { RentalAction } from '@contract/fare';
import { keepDraft, keptDraft } from './kept-draft';
import { EMPTY_DRAFT } from './payment-draft.rules';
import type { PaymentDraft } from './payment-draft.rules';

export interface KeptDraft extends PaymentDraft {
  /** The car it was typed for. */
  carId: number | null;
  /** The customer says they have paid. */
  paid: boolean;
  /** The server has these details; only the rental itself is missing. */
  submitted: boolean;
}

const BLANK: KeptDraft = { ...EMPTY_DRAFT, carId: null, paid: false, submitted: false };

/** What was typed about a payment. It outlives the popup, a reload and a new sign-in, but not the visit. */
export function usePaymentDraft(action: RentalAction) {
  const client = useQueryClient();
  const { data: draft } = useQuery<KeptDraft>({
    queryKey: ['payment-draft', action],
    queryFn: () => BLANK,
    initialData: BLANK,
    enabled: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const update = useCallback(
    (next: (kept: KeptDraft) => KeptDraft) => {
      const made = client.setQueryData<KeptDraft>(['payment-draft', action], (kept = BLANK) => next(kept));
      if (made) keepDraft(action, made);
    },
    [client, action],
  );
  useEffect(() => {
    const kept = keptDraft(action);
    if (kept) update((now) => (now.carId === null ? { ...BLANK, ...kept } : now));
  }, [action, update]);

  const change = useCallback(
    (part: Partial<KeptDraft>) => update((kept) => ({ ...kept, ...part })),
    [update],
  );
  /** A payment that was sent counts for whichever car is rented next; one that was only typed does not. */
  const begin = useCallback(
    (carId: number) =>
      update((kept) => (kept.submitted || kept.carId === carId ? { ...kept, carId } : { ...BLANK, carId })),
    [update],
  );
  const clear = useCallback(() => change(BLANK), [change]);
  return { draft, change, begin, clear };
}
