import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useCalls } from '../../http/use-calls';
import type { NoteCalls } from './calls';
import type { NotedResource } from './calls';

export interface Noted {
  about: NotedResource;
  id: number;
}

export function useNotes({ about, id }: Noted) {
  const provider = useCalls<NoteCalls>();
  return useQuery({ queryKey: ['notes', about, id], queryFn: () => provider.notes(about, id) });
}

export function useAddNote({ about, id }: Noted) {
  const provider = useCalls<NoteCalls>();
  const client = useQueryClient();
  const sendOnce = useSendOnce();
  return useMutation({
    mutationFn: (text: string) =>
      sendOnce([about, id, text], (key) => provider.addNote(about, id, { text, key })),
    onSuccess: (notes) => client.setQueryData(['notes', about, id], notes),
  });
}
