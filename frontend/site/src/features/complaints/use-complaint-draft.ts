import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { accountToken } from '@/lib/session';
import { type ComplaintDraft, EMPTY_DRAFT } from './complaint-draft.rules';

interface SavedDraft extends ComplaintDraft {
  /** Idempotency key of a submission whose result is unknown. */
  attempt: { content: string; key: string } | null;
}

const BLANK: SavedDraft = { ...EMPTY_DRAFT, attempt: null };

/** The typed complaint. It survives a visit to another page, but not a reload. */
export function useComplaintDraft() {
  const client = useQueryClient();
  // Fixed while the page is open, so that a sign-in in another tab does not hide the draft.
  const [token] = useState(accountToken);
  const { data: draft } = useQuery<SavedDraft>({
    queryKey: ['complaint-draft', token],
    queryFn: () => BLANK,
    initialData: BLANK,
    enabled: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const change = useCallback(
    (part: Partial<SavedDraft>) =>
      client.setQueryData<SavedDraft>(['complaint-draft', token], (current = BLANK) => ({
        ...current,
        ...part,
      })),
    [client, token],
  );
  return { draft, change, clear: useCallback(() => change(BLANK), [change]) };
}
