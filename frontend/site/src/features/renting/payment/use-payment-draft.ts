import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Rupees } from '@contract/money';
import type { RentalAction } from '@contract/rentals/fare';
import { EMPTY_DRAFT } from './payment-draft.rules';
import type { SavedDraft } from './saved-draft';
import { draftOwner, savedDraft, saveDraft } from './saved-draft';

const BLANK: SavedDraft = { ...EMPTY_DRAFT, filledAmount: '', carId: null, paid: false, submitted: false };

/**
 * The typed payment details of the signed-in customer. They survive closing the dialog, a reload and a new sign-in of
 * the same customer, until session storage is cleared.
 */
export function usePaymentDraft(action: RentalAction) {
  const client = useQueryClient();
  useEffect(() => client.setQueryDefaults(['payment-draft'], { gcTime: Infinity }), [client]);
  const [key] = useState(() => ['payment-draft', action, draftOwner()]);
  // Also in component state, because the query cache notifies too late for a controlled input.
  const [draft, setDraft] = useState(
    () => (savedDraft(action) && client.getQueryData<SavedDraft>(key)) ?? BLANK,
  );
  const update = useCallback(
    (next: (current: SavedDraft) => SavedDraft) => {
      const updated = next(client.getQueryData<SavedDraft>(key) ?? BLANK);
      client.setQueryData(key, updated);
      setDraft(updated);
      saveDraft(action, updated);
    },
    [client, action, key],
  );
  useEffect(() => {
    const saved = savedDraft(action);
    if (saved) update((current) => (current.carId === null ? saved : current));
    // Session storage was cleared, so the next customer must not see this draft.
    else client.removeQueries({ queryKey: key });
  }, [client, action, key, update]);

  const change = useCallback(
    (part: Partial<SavedDraft>) => update((current) => ({ ...current, ...part })),
    [update],
  );
  /**
   * Starts the details for a car. A submitted payment applies to the next car that the customer rents, an unsent draft
   * only to its own car. Fills in the amount due, and updates it until the customer changes it.
   */
  const begin = useCallback(
    (carId: number, due: Rupees) =>
      update((current) => {
        if (current.submitted) return { ...current, carId };
        const kept = current.carId === carId ? current : BLANK;
        const amount = kept.amount === kept.filledAmount ? String(due) : kept.amount;
        return { ...kept, carId, amount, filledAmount: String(due) };
      }),
    [update],
  );
  const clear = useCallback(() => change(BLANK), [change]);
  return { draft, change, begin, clear };
}
