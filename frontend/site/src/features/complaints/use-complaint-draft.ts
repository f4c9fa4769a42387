import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { accountToken } from '@/lib/session';
import { EMPTY_DRAFT, type ComplaintDraft } from './complaint-draft.rules';

interface KeptDraft extends ComplaintDraft {
  /** The key that this content was sent with, while nobody knows whether it arrived. */
  attempt: { content: string; key: string } | null;
}

const BLANK: KeptDraft = { ...EMPTY_DRAFT, attempt: null };

/** What was typed. It outlives a look at another page, but not the visit. */
export function useComplaintDraft() {
  const client = useQueryClient();
  const token = accountToken();
  const { data: draft } = useQuery<KeptDraft>({
    queryKey: ['complaint-draft', token],
    queryFn: () => BLANK,
    initialData: BLANK,
    enabled: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const change = useCallback(
    (part: Partial<KeptDraft>) =>
      client.setQueryData<KeptDraft>(['complaint-draft', token], (kept = BLANK) => ({ ...kept, ...part })),
    [client, token],
  );
  return { draft, change, clear: useCallback(() => change(BLANK), [change]) };
}
