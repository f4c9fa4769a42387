import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import type { ConsoleDataProvider } from '../../../app/dataProvider';
import type { NotedResource } from './calls';

export interface Noted {
  about: NotedResource;
  id: number;
}

export function useNotes({ about, id }: Noted) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({ queryKey: ['notes', about, id], queryFn: () => provider.notes(about, id) });
}

export function useAddNote({ about, id }: Noted) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const client = useQueryClient();
  const sendOnce = useSendOnce();
  return useMutation({
    mutationFn: (text: string) =>
      sendOnce([about, id, text], (key) => provider.addNote(about, id, { text, key })),
    onSuccess: (notes) => client.setQueryData(['notes', about, id], notes),
  });
}
