import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { RentalAction } from '@contract/fare';
import { keepDraft, keptDraft } from './saved-draft';
import type { KeptDraft } from './saved-draft';
import { EMPTY_DRAFT } from './payment-draft.rules';

const BLANK: KeptDraft = { ...EMPTY_DRAFT, carId: null, paid: false, submitted: false };

/** What was typed about a payment. It outlives the popup, a reload and a new sign-in, but not the visit. */
export function usePaymentDraft(action: RentalAction) {
  const client = useQueryClient();
  useEffect(() => client.setQueryDefaults(['payment-draft'], { gcTime: Infinity }), [client]);
  // Kept in the component too: what is typed has to be on the screen before the next key, and the cache tells later.
  const [draft, setDraft] = useState(
    () => client.getQueryData<KeptDraft>(['payment-draft', action]) ?? BLANK,
  );
  const update = useCallback(
    (next: (kept: KeptDraft) => KeptDraft) => {
      const made = next(client.getQueryData<KeptDraft>(['payment-draft', action]) ?? BLANK);
      client.setQueryData(['payment-draft', action], made);
      setDraft(made);
      keepDraft(action, made);
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
